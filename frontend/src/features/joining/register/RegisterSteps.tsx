import Box from '@mui/material/Box';

const steps = ['Your business', 'Payment', 'Check email'] as const;
const look = {
  done: { borderColor: 'var(--good)', color: 'var(--good)' },
  now: { borderColor: 'var(--flame)', color: 'var(--ink)' },
  later: { borderColor: 'var(--line)', color: 'var(--text-soft)' },
} as const;

/** The three steps, with the one that is open. */
export const RegisterSteps = ({ at }: { readonly at: 0 | 1 | 2 }) => (
  <Box
    component="ol"
    aria-label="Steps"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, m: 0, p: 0, listStyle: 'none' }}
  >
    {steps.map((step, index) => (
      <Box
        component="li"
        key={step}
        aria-current={index === at ? 'step' : undefined}
        sx={{
          pt: '10px',
          borderTop: '3px solid',
          fontSize: 12.5,
          lineHeight: '18px',
          fontWeight: 550,
          ...look[index < at ? 'done' : index === at ? 'now' : 'later'],
        }}
      >
        {step}
      </Box>
    ))}
  </Box>
);
