import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TrialSoFar } from './useTrial';

interface TrialRunningProps {
  readonly trial: Pick<TrialSoFar, 'progress' | 'result' | 'running' | 'seconds'>;
  readonly onCancel: () => void;
}

/** How far a trial is, and the way out of it. */
export const TrialRunning = ({ trial, onCancel }: TrialRunningProps) => {
  const { progress, result, running, seconds } = trial;
  if (!progress) return null;
  const { done, of } = progress;
  return (
    <Box sx={{ p: { xs: 2, md: '16px 24px' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Typography variant="label" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {done} of {of} conversations
        </Typography>
        {running ? (
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        ) : (
          <Typography variant="small">
            {result ? `${seconds} s, names and numbers hidden` : 'Cancelled, names and numbers hidden'}
          </Typography>
        )}
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label="Conversations tried"
        value={of === 0 ? 100 : (100 * done) / of}
        sx={{ mt: 1, height: 4, borderRadius: '2px', '& .MuiLinearProgress-bar': { background: 'var(--good)' } }}
      />
    </Box>
  );
};
