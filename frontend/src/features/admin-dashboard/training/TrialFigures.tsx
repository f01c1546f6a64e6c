import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TrialResult } from '@pilotlight/contracts/http/training';

const figures = ({ intents, grades, safetyHits, stopped }: TrialResult) => [
  { count: intents, words: intents === 1 ? 'intent changes' : 'intents change', colour: 'var(--ink)' },
  { count: grades, words: grades === 1 ? 'grade changes' : 'grades change', colour: 'var(--ink)' },
  {
    count: safetyHits,
    words: safetyHits === 1 ? 'safety hit changes' : 'safety hits change',
    colour: safetyHits > 0 ? 'var(--bad)' : 'var(--good)',
  },
  {
    count: stopped,
    words: stopped === 1 ? 'reply stopped' : 'replies stopped',
    colour: stopped > 0 ? 'var(--warn)' : 'var(--ink)',
  },
];

/** What the draft would change, in four figures. */
export const TrialFigures = ({ result }: { readonly result: TrialResult }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      borderBlock: '1px solid var(--line)',
      '& > p': { p: '12px', textAlign: 'right', borderLeft: '1px solid var(--line)' },
      '& > p:first-of-type': { borderLeft: 0 },
      '& > p:nth-of-type(3)': { borderLeft: { xs: 0, md: '1px solid var(--line)' } },
      '& > p:last-of-type': { pr: { md: 3 } },
    }}
  >
    {figures(result).map(({ count, words, colour }) => (
      <Typography key={words} variant="small" component="p">
        <Typography
          variant="figure"
          component="b"
          sx={{ display: 'block', color: colour, fontVariantNumeric: 'tabular-nums' }}
        >
          {count}
        </Typography>
        {words}
      </Typography>
    ))}
  </Box>
);
