import Box from '@mui/material/Box';
import { sampleFrames, type SampleResult, tryPlatformPrompt } from '@pilotlight/contracts/http/platform-prompt';
import { HistoryTrial } from '../training/HistoryTrial';
import { useTrial } from '../training/useTrial';
import { RewordedReplies } from './RewordedReplies';

const firms = 10;
const each = 20;

const intro = `The newest ${each} conversations of each of ${firms} firms are held again with the draft, answered by the built-in assistant. Nothing is sent and nothing is kept.`;

const found = ({ conversations, installers, reworded }: SampleResult): string => {
  if (conversations === 0) return 'No conversations yet';
  const of = `${conversations} conversations of ${installers === 1 ? 'one firm' : `${installers} firms`}`;
  const replies = reworded === 1 ? '1 reply would read' : `${reworded} replies would read`;
  return `${of}: ${reworded === 0 ? 'no reply would read' : replies} otherwise.`;
};

/** The saved draft on what visitors of some firms really said. */
export const SamplePanel = () => {
  const of = useTrial({
    route: tryPlatformPrompt,
    params: {},
    body: { installers: firms, count: each },
    result: sampleFrames.result,
  });
  return (
    <Box sx={{ flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
      <HistoryTrial of={of} intro={intro} found={found}>
        <RewordedReplies replies={of.trial.reworded} />
      </HistoryTrial>
    </Box>
  );
};
