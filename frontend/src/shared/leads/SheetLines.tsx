import Box from '@mui/material/Box';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';

/** What is known of the job, a line each as on paper. */
export const SheetLines = ({ lines }: Pick<JobSheet, 'lines'>) => (
  <Box component="dl">
    {lines.map(({ label, value }) => (
      <Box
        key={label}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: '6px',
          fontSize: 14,
          lineHeight: '22px',
          borderBottom: '1px dashed var(--line)',
          breakInside: 'avoid',
          '&:last-child': { border: 0 },
        }}
      >
        <Box component="dt" sx={{ flex: 'none', maxWidth: '50%', color: 'var(--text-soft)' }}>
          {label}
        </Box>
        <Box
          component="dd"
          sx={{
            minWidth: 0,
            color: 'var(--ink)',
            textAlign: 'right',
            overflowWrap: 'anywhere',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
