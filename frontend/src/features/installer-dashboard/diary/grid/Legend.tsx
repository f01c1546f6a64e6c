import Box from '@mui/material/Box';
import { appointmentStatuses } from '@pilotlight/contracts/values/appointment';
import { statusLooks } from '../visit/status-looks';
import { hatched } from './grid-measures';

const swatch = { width: 20, height: 14, borderRadius: '3px' } as const;

/** What the looks of the blocks mean. */
export const Legend = () => (
  <Box
    component="ul"
    sx={{
      display: { xs: 'none', md: 'flex' },
      flexWrap: 'wrap',
      gap: '8px 20px',
      p: '12px 16px',
      borderTop: '1px solid var(--line)',
      fontSize: 12.5,
      lineHeight: '18px',
      color: 'var(--text-soft)',
      '& li': { display: 'flex', alignItems: 'center', gap: 1 },
    }}
  >
    {appointmentStatuses.map((status) => (
      <li key={status}>
        <Box aria-hidden sx={{ ...statusLooks[status].block, ...swatch }} />
        {status === 'pending' ? 'Pending, holds its slot' : statusLooks[status].name}
      </li>
    ))}
    <li>
      <Box aria-hidden sx={{ ...swatch, background: hatched }} />
      Closed or lunch
    </li>
  </Box>
);
