import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { NumberedTraining } from '@pilotlight/contracts/http/training';
import { PublishedTraining } from '../../../shared/training/PublishedTraining';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDate } from '../../../ui/format';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { useOwnTrainingQuery } from '../installer.api';
import { Panel } from '../../../ui/Panel';
import { UnansweredPanel } from '../unanswered/UnansweredPanel';

const since = ({ number, at }: NumberedTraining): string =>
  at ? `Published ${number} is live since ${formatDate(at)}` : '';

/** What the assistant was told about the firm. Editing it is coming soon; until then the admin does. */
export const TrainingScreen = () => {
  const training = useOwnTrainingQuery();
  return (
    <Box sx={{ p: { xs: '16px 16px 24px', md: '24px 32px 48px' } }}>
      <PageTitle title="Training" />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
        <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
          Editing your training is coming soon. To change something, please contact your admin.
        </Typography>
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
  );
};
