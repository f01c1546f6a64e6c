import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { UnsavedQuestion } from '../../../shared/unsaved/UnsavedQuestion';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDate } from '../../../ui/format';
import { useTabTitle } from '../../../ui/PageTitle';
import { AdminBand } from '../frame/AdminBand';
import { page } from '../frame/page';
import { Overrides } from './Overrides';
import { PromptBar } from './PromptBar';
import { PromptFieldset } from './PromptFieldset';
import { liveOf } from './prompt-parts';
import { PromptVersions } from './PromptVersions';
import { TryPrompt } from './TryPrompt';
import { usePlatformPrompt } from './usePlatformPrompt';

const desk = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 7fr)' },
  gap: 2,
  alignItems: 'start',
} as const;

/** What all assistants are told: written, tried, published to all sites at once, and rolled back. */
export const PlatformPromptScreen = () => {
  useTabTitle('Platform prompt · Admin');
  const prompt = usePlatformPrompt();
  const { known, changed } = prompt;
  const live = known.data ? liveOf(known.data) : null;
  const standing = live ? `v${live.version} is live since ${formatDate(live.at)}` : 'Nothing is live yet';
  return (
    <>
      <AdminBand>
        <Box component="section" aria-label="Platform prompt" sx={{ ...page, pt: 1, pb: 2 }}>
          <Typography variant="title" component="h1">
            Platform prompt
          </Typography>
          <Typography variant="body" sx={{ color: 'var(--band-soft)' }}>
            Above every firm&apos;s own training, below the safety rules. {known.data && standing}
          </Typography>
        </Box>
      </AdminBand>
      <Box component="main" sx={{ ...page, pt: { xs: 2, md: 3 } }}>
        <AsyncView
          of={known}
          loading={<Skeleton variant="rounded" height={560} />}
          error="Unable to load the platform prompt. Please try again."
        >
          {(data) => (
            <>
              <Box sx={{ ...desk, pb: 3 }}>
                <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
                  <Card component="section" aria-label="Draft" sx={{ p: { xs: 2, md: 3 } }}>
                    <PromptFieldset form={prompt.form} live={liveOf(data)} />
                  </Card>
                  <PromptVersions desk={prompt} known={data} />
                  <Overrides />
                </Box>
                <TryPrompt draft={data.draft} unsaved={changed.length > 0} />
              </Box>
              <PromptBar desk={prompt} known={data} />
            </>
          )}
        </AsyncView>
      </Box>
      <UnsavedQuestion changed={changed} losesChanges={() => changed.length > 0} />
    </>
  );
};
