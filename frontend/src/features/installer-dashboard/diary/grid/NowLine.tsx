import Box from '@mui/material/Box';
import { timeOf } from '../visit';

/** Where the day has come to. */
export const NowLine = ({ minutes, top }: { readonly minutes: number; readonly top: number }) => (
  <Box
    aria-hidden
    style={{ top }}
    sx={{
      position: 'absolute',
      left: '-4px',
      right: 0,
      zIndex: 3,
      borderTop: '2px solid var(--flame-deep)',
      pointerEvents: 'none',
      '&::before': {
        content: '""',
        position: 'absolute',
        left: '-1px',
        top: '-5px',
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: 'var(--flame-deep)',
      },
    }}
  >
    <Box
      component="b"
      sx={{
        position: 'absolute',
        right: 4,
        top: '-1px',
        transform: 'translateY(-50%)',
        px: '5px',
        borderRadius: '4px',
        background: 'var(--flame-deep)',
        color: 'var(--on-flame-deep)',
        font: "600 12.5px/18px 'Inter Variable', Inter, system-ui, sans-serif",
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {timeOf(minutes)}
    </Box>
  </Box>
);
