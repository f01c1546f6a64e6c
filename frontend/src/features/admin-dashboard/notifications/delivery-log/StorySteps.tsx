import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatExactDateTime } from '../../../../ui/format';
import { type Step, stepInWords } from './steps-in-words';

const dots = { good: 'var(--good)', warn: 'var(--warn)', bad: 'var(--bad)' } as const;

const Entry = ({ step }: { readonly step: Step }) => {
  const { title, more, tone } = stepInWords(step);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 3,
        pb: 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 5,
          width: 10,
          height: 10,
          borderRadius: '50%',
          background: tone ? dots[tone] : 'var(--line-strong)',
        },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: '4px',
          top: 19,
          bottom: -1,
          width: 2,
          background: 'var(--line)',
        },
      }}
    >
      <Typography variant="label" component="p" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {more && (
        <Typography variant="body" sx={{ color: 'var(--text)', overflowWrap: 'anywhere' }}>
          {more}
        </Typography>
      )}
      <Typography
        variant="small"
        component="time"
        dateTime={step.at}
        sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatExactDateTime(step.at)}
      </Typography>
    </Box>
  );
};

/** What became of a message, from the first to the last. */
export const StorySteps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <Box component="ol" aria-label="What happened" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map((step, index) => (
      <Entry key={`${index} ${step.at}`} step={step} />
    ))}
  </Box>
);
