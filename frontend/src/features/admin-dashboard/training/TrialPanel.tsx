import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { TrialResult } from '@pilotlight/contracts/http/training';
import { useEffect } from 'react';
import { GradeFlow } from './GradeFlow';
import { TrialChanges } from './TrialChanges';
import { TrialFigures } from './TrialFigures';
import { type TrialSoFar, useTrial } from './useTrial';

const most = 200;

interface TrialPanelProps {
  readonly slug: string;
  /** Told of each result that is shown, and null once it is no more. */
  readonly onResult: (result: TrialResult | null) => void;
}

const Running = ({ trial, onCancel }: { readonly trial: TrialSoFar; readonly onCancel: () => void }) => {
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

/** The saved draft on what visitors really said: how far it is, and what would change. */
export const TrialPanel = ({ slug, onResult }: TrialPanelProps) => {
  const { trial, start, cancel } = useTrial(slug, most);
  const { running, progress, result, changes, failure } = trial;
  useEffect(() => {
    onResult(result);
    return () => onResult(null);
  }, [onResult, result]);
  return (
    <Box>
      {!running && !result && (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', p: { xs: 2, md: 3 } }}>
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            We re-run your last {most} chats with this draft and show what would change: type of enquiry, lead grade,
            safety alerts, stopped replies. Nothing is sent and nothing is kept.
          </Typography>
          {failure && (
            <Typography variant="small" role="alert" sx={{ color: 'var(--bad)' }}>
              {failure}
            </Typography>
          )}
          <Button onClick={() => void start()}>{progress ? 'Start again' : 'Start'}</Button>
        </Box>
      )}
      <Running trial={trial} onCancel={cancel} />
      {result && (
        <>
          <TrialFigures result={result} />
          {result.conversations > 0 && (
            <GradeFlow flow={result.flow} draft={result.draft} published={result.published} />
          )}
        </>
      )}
      {result && changes.length === 0 && (
        <Typography variant="body" sx={{ p: { xs: 2, md: 3 }, color: 'var(--text-soft)' }}>
          {result.conversations === 0
            ? 'No conversations yet'
            : 'No intent, grade or safety hit would have changed, and no reply would have been stopped. What replies say isn’t compared: ask in Preview.'}
        </Typography>
      )}
      <TrialChanges changes={changes} />
    </Box>
  );
};
