import Box from '@mui/material/Box';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';

/** What the sheet lacks, each with a rule to write on at the job. */
export const ToFillByHand = ({ missing }: Pick<JobSheet, 'missing'>) => (
  <Box
    component="ul"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      columnGap: 4,
      '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {missing.map(({ field, label }) => (
      <Box
        key={field}
        component="li"
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 1,
          height: 32,
          fontSize: 14,
          lineHeight: '20px',
          breakInside: 'avoid',
        }}
      >
        {label}
        <Box aria-hidden sx={{ flex: 1, mb: '3px', borderBottom: '1px solid var(--line-strong)' }} />
      </Box>
    ))}
  </Box>
);
