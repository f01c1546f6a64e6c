import Box from '@mui/material/Box';
import { UnansweredQuestions } from '../../../shared/unanswered/UnansweredQuestions';
import { Panel } from '../../../ui/Panel';
import { transcriptPath } from '../transcript-path';

/** Training is the admin's to change: the installer suggests. */
export const UnansweredPanel = () => (
  <Panel title="Questions nobody could answer">
    <Box sx={{ p: { xs: 2, md: 3 } }}>
      <UnansweredQuestions transcriptOf={transcriptPath} />
    </Box>
  </Panel>
);
