import Box from '@mui/material/Box';
import { monthly, poundsOf } from '@pilotlight/contracts/values/money';

const lines = [
  ['Pilotlight, one month', monthly.net],
  ['VAT at 20%', monthly.vat],
  ['Setup fee', 0],
] as const;

const line = { display: 'flex', justifyContent: 'space-between', gap: 2, py: '6px' } as const;

/** What a month costs and what is charged now. */
export const Bill = () => (
  <Box
    component="dl"
    sx={{
      m: 0,
      px: 2,
      py: 1,
      border: '1px solid var(--line)',
      borderRadius: '8px',
      background: 'var(--surface-sunk)',
      '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
    }}
  >
    {lines.map(([what, pence]) => (
      <Box key={what} sx={line}>
        <dt>{what}</dt>
        <dd>{poundsOf(pence)}</dd>
      </Box>
    ))}
    <Box
      sx={{
        ...line,
        mt: 0.5,
        pt: '10px',
        borderTop: '1px dashed var(--line-strong)',
        fontWeight: 600,
        color: 'var(--ink)',
      }}
    >
      <dt>Charged today</dt>
      <dd>{poundsOf(monthly.gross)}</dd>
    </Box>
  </Box>
);
