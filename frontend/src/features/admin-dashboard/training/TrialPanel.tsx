import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { trialFrames, type TrialResult, tryTraining } from '@pilotlight/contracts/http/training';
import { useEffect } from 'react';
import { GradeFlow } from './GradeFlow';
import { TrialChanges } from './TrialChanges';
import { TrialFigures } from './TrialFigures';
import { liveName } from './version-names';
import { TrialRunning } from './TrialRunning';
import { useTrial } from './useTrial';

const most = 200;

interface TrialPanelProps {
  readonly slug: string;
  /** Told of each result that is shown, and null once it is no more. */
  readonly onResult: (result: TrialResult | null) => void;
}

/** The saved draft on what visitors really said: how far it is, and what would change. */
export const TrialPanel = ({ slug, onResult }: TrialPanelProps) => {
  const { trial, start, cancel } = useTrial({
    route: tryTraining,
    params: { slug },
    body: { count: most },
    result: trialFrames.result,
  });
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
            The newest {most} conversations are held again with the draft. Compared are intents, grades, safety hits and
            stopped replies, not what replies say. Nothing is sent and nothing is kept.
          </Typography>
          {failure && (
            <Typography variant="small" role="alert" sx={{ color: 'var(--bad)' }}>
              {failure}
            </Typography>
          )}
          <Button onClick={() => void start()}>{progress ? 'Start again' : 'Start'}</Button>
        </Box>
      )}
      <TrialRunning trial={trial} onCancel={cancel} />
      {result && (
        <>
          <TrialFigures result={result} />
          {result.conversations > 0 && <GradeFlow flow={result.flow} before={liveName(result.published)} />}
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
