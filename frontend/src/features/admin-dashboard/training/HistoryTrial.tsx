import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TrialResult } from '@pilotlight/contracts/http/training';
import type { ReactNode } from 'react';
import { GradeFlow } from './GradeFlow';
import { TrialChanges } from './TrialChanges';
import { TrialFigures } from './TrialFigures';
import { TrialRunning } from './TrialRunning';
import type { useTrial } from './useTrial';
import { liveName } from './version-names';

interface HistoryTrialProps<Result extends TrialResult> {
  readonly of: ReturnType<typeof useTrial<Result>>;
  /** What is going to happen. */
  readonly intro: string;
  /** Below the figures: what was found, in words; null where the figures say it all. */
  readonly found: (result: Result) => string | null;
  readonly children?: ReactNode;
}

/** A trial on what visitors really said: its start, how far it is, and what would change. */
export const HistoryTrial = <Result extends TrialResult>({ of, intro, found, children }: HistoryTrialProps<Result>) => {
  const { trial, start, cancel } = of;
  const { running, progress, result, changes, failure } = trial;
  const words = result && found(result);
  return (
    <>
      {!running && !result && (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', p: { xs: 2, md: 3 } }}>
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            {intro}
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
      {words && (
        <Typography variant="body" sx={{ px: { xs: 2, md: 3 }, py: 2, color: 'var(--text-soft)' }}>
          {words}
        </Typography>
      )}
      <TrialChanges changes={changes} />
      {children}
    </>
  );
};
