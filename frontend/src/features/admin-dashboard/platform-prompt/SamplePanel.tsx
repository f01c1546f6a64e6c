import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sampleFrames, type SampleResult, tryPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { GradeFlow } from '../training/GradeFlow';
import { TrialChanges } from '../training/TrialChanges';
import { TrialFigures } from '../training/TrialFigures';
import { TrialRunning } from '../training/TrialRunning';
import { useTrial } from '../training/useTrial';
import { liveName } from '../training/version-names';
import { RewordedReplies } from './RewordedReplies';

const firms = 10;
const each = 20;

const found = ({ conversations, installers, reworded }: SampleResult): string => {
  if (conversations === 0) return 'No conversations yet';
  const of = `${conversations} conversations of ${installers === 1 ? 'one firm' : `${installers} firms`}`;
  const replies = reworded === 1 ? '1 reply would read' : `${reworded} replies would read`;
  return `${of}: ${reworded === 0 ? 'no reply would read' : replies} otherwise.`;
};

/** The saved draft on what visitors of some firms really said. */
export const SamplePanel = () => {
  const { trial, start, cancel } = useTrial({
    route: tryPlatformPrompt,
    params: {},
    body: { installers: firms, count: each },
    result: sampleFrames.result,
  });
  const { running, progress, result, changes, reworded, failure } = trial;
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
      {!running && !result && (
        <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', p: { xs: 2, md: 3 } }}>
          <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
            The newest {each} conversations of each of {firms} firms are held again with the draft, answered by the
            built-in assistant. Nothing is sent and nothing is kept.
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
          <Typography variant="body" sx={{ px: { xs: 2, md: 3 }, py: 2, color: 'var(--text-soft)' }}>
            {found(result)}
          </Typography>
        </>
      )}
      <TrialChanges changes={changes} />
      <RewordedReplies replies={reworded} />
    </Box>
  );
};
