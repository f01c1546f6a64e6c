import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { NumberedTraining } from '@pilotlight/contracts/http/training';
import { PublishedTraining } from '../../../shared/training/PublishedTraining';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDate } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { useOwnTrainingQuery } from '../installer.api';
import { Panel } from '../../../ui/Panel';
import { UnansweredPanel } from '../unanswered/UnansweredPanel';
import { AskForAChange } from './AskForAChange';

const since = ({ at }: NumberedTraining): string => (at ? `Live since ${formatDate(at)}` : '');

const stack = { display: 'grid', gap: { xs: 1, md: 2 }, minWidth: 0, alignContent: 'start' } as const;
const wide = '@media (min-width: 1181px)';

/** What the assistant was told about the firm, and how to have it changed: what it couldn't answer stands first. */
export const TrainingScreen = () => {
  const training = useOwnTrainingQuery();
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle above="Training" title="What your assistant tells customers" tab="Training" />
      <Box
        sx={{
          ...stack,
          gridTemplateColumns: 'minmax(0, 1fr)',
          [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
        }}
      >
        <Box sx={{ ...stack, [wide]: { gridArea: '1 / 2' } }}>
          <AskForAChange />
        </Box>
        <Box sx={stack}>
          <UnansweredPanel />
          <AsyncView
            of={training}
            loading={<Skeleton variant="rounded" height={480} />}
            error="Unable to load your training. Please try again."
            isEmpty={({ published }) => published.number === 0}
            empty={
              <Notice
                title="Nothing is published yet"
                text="Your assistant answers without information about your firm until your admin has published some."
              />
            }
          >
            {({ published }) => (
              <Panel title="What your assistant knows" aside={since(published)}>
                <Box sx={{ p: { xs: 2, md: 3 } }}>
                  <PublishedTraining training={published.training} />
                </Box>
              </Panel>
            )}
          </AsyncView>
        </Box>
      </Box>
    </Box>
  );
};
