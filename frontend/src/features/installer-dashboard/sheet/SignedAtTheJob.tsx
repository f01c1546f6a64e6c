import Box from '@mui/material/Box';

const lines = ['Engineer', 'Date', 'Customer’s signature'] as const;

/** Who did the work and when, to be written and signed at the job. */
export const SignedAtTheJob = () => (
  <Box
    component="section"
    aria-label="Signed at the job"
    sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1.5fr', gap: 3, pt: 3, breakInside: 'avoid' }}
  >
    {lines.map((line) => (
      <Box key={line} sx={{ pt: 0.5, borderTop: '1px solid var(--line-strong)', fontSize: 14, lineHeight: '20px' }}>
        {line}
      </Box>
    ))}
  </Box>
);
