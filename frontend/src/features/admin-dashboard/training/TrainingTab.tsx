import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { useState } from 'react';
import { AsyncView } from '../../../ui/AsyncView';
import { formatDate } from '../../../ui/format';
import { Segmented } from '../../../ui/Segmented';
import { PublishedTraining } from '../../../shared/training/PublishedTraining';
import { useUnansweredQuery } from '../../../shared/unanswered/unanswered.api';
import { UnansweredPanel } from '../unanswered/UnansweredPanel';
import { TrainingBar } from './TrainingBar';
import { timesAsked } from './times-asked';
import { TrainingFieldset } from './TrainingFieldset';
import { TryTheDraft } from './TryTheDraft';
import type { TrainingForm } from './useTrainingForm';
import { liveLabel } from './version-names';

const liveSince = ({ published }: KnownTraining): string =>
  published.at ? `Live since ${formatDate(published.at)}` : 'Nothing is live yet';

const Written = ({ training, known }: { readonly training: TrainingForm; readonly known: KnownTraining }) => {
  const [version, setVersion] = useState<'draft' | 'published'>('draft');
  const unanswered = useUnansweredQuery({ slug: training.slug, show: 'open', page: 1 });
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Segmented
          label="Version"
          value={version}
          options={[
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: liveLabel(known.published) },
          ]}
          onChange={setVersion}
        />
        <Typography variant="small">{liveSince(known)}</Typography>
      </Box>
      <UnansweredPanel slug={training.slug} />
      {version === 'draft' ? (
        <TrainingFieldset
          form={training.form}
          published={known.published}
          pages={known.draft.training.pages ?? []}
          asked={timesAsked(unanswered.data?.gaps ?? [])}
        />
      ) : (
        <PublishedTraining training={known.published.training} />
      )}
    </Box>
  );
};

const Waiting = () => (
  <Box sx={{ display: 'grid', gap: 3, p: { xs: 2, md: 3 } }}>
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} variant="rounded" height={56} />
    ))}
  </Box>
);

interface TrainingTabProps {
  readonly training: TrainingForm;
  readonly id: string;
  readonly labelledBy: string;
}

/** Left what is being written for the assistant, right what it would change; under 900 px one above the other. */
export const TrainingTab = ({ training, id, labelledBy }: TrainingTabProps) => (
  <Box
    role="tabpanel"
    id={id}
    aria-labelledby={labelledBy}
    sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}
  >
    <Box sx={{ flex: 1, minHeight: 0, overflow: { xs: 'auto', md: 'hidden' } }}>
      <AsyncView of={training.known} loading={<Waiting />} error="Unable to load the training. Please try again.">
        {(known) => (
          <Box
            sx={{
              display: 'grid',
              // Side by side each scrolls for itself.
              height: { md: '100%' },
              gridTemplateRows: { md: 'minmax(0, 1fr)' },
              '& > *': { overflowY: { md: 'auto' } },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 8fr) minmax(0, 7fr)' },
            }}
          >
            <Written training={training} known={known} />
            <TryTheDraft slug={training.slug} known={known} unsaved={training.changed.length > 0} />
          </Box>
        )}
      </AsyncView>
    </Box>
    {training.known.data && <TrainingBar training={training} known={training.known.data} />}
  </Box>
);
