import Box from '@mui/material/Box';
import type { ChangeInWords } from './change';

const look = {
  up: { sign: '▲', word: 'up', colour: 'var(--good)' },
  down: { sign: '▼', word: 'down', colour: 'var(--bad)' },
  same: { sign: '', word: 'no change', colour: 'var(--text-soft)' },
} as const;

/** A change as arrow, amount and colour; read out as "up 12%". */
export const Change = ({ direction, amount }: ChangeInWords) => {
  const { sign, word, colour } = look[direction];
  return (
    <Box
      component="span"
      role="img"
      aria-label={direction === 'same' ? word : [...(amount === 'new' ? [] : [word]), amount].join(' ')}
      sx={{
        color: colour,
        fontSize: 12.5,
        lineHeight: '18px',
        fontWeight: 550,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {amount === 'new' ? amount : `${sign} ${amount}`}
    </Box>
  );
};
