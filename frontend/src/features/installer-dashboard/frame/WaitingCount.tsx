import Box from '@mui/material/Box';
import { spokenOnly } from '../../../shared/conversations/spoken-only';
import { formatCount } from '../../../ui/format';

const most = 99;

interface WaitingCountProps {
  readonly waiting: number;
  /** What they wait for: "waiting for a reply". */
  readonly words: string;
  /** Nobody is kept from help by it. */
  readonly calm?: boolean;
}

/** How many wait for the installer's word, on the rail's way to them; nothing where nobody does. */
export const WaitingCount = ({ waiting, words, calm = false }: WaitingCountProps) =>
  waiting > 0 && (
    <>
      <Box
        component="b"
        aria-hidden
        sx={{
          position: 'absolute',
          top: { xs: 3, md: 8 },
          left: 'calc(50% + 3px)',
          minWidth: 18,
          height: 18,
          px: '5px',
          borderRadius: '9px',
          background: calm ? '#00aeef' : '#f26b1d',
          color: '#0b1f33',
          font: "700 11px/18px 'Inter Variable', Inter, system-ui, sans-serif",
          textAlign: 'center',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {waiting > most ? `${most}+` : waiting}
      </Box>
      <Box component="span" sx={spokenOnly}>
        {formatCount(waiting)} {words}
      </Box>
    </>
  );
