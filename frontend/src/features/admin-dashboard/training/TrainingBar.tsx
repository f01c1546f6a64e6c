import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import { formatWhen } from '../../../ui/format';
import { smallIcon } from '../../../ui/icon';
import { unsavedInWords } from '../unsaved-changes';
import { PublishQuestion } from './PublishQuestion';
import type { TrainingForm } from './useTrainingForm';

const standing = ({ draft, published }: KnownTraining): string => {
  if (draft.number > published.number && draft.at)
    return `Draft saved ${formatWhen(draft.at, new Date())}, not live yet`;
  return published.number > 0 ? `Version ${published.number} is live` : '';
};

/** The tab's foot: what isn't saved or published yet, and the two ways on. Publish is never the default key. */
export const TrainingBar = ({
  training,
  known,
}: {
  readonly training: TrainingForm;
  readonly known: KnownTraining;
}) => {
  const { changed, busy } = training;
  const [asking, setAsking] = useState(false);
  const unsaved = changed.length > 0;
  const hasPages = known.draft.training.businessInfo.trainingUrls.length > 0;
  const words = unsaved ? unsavedInWords(changed) : standing(known);
  return (
    <Box
      sx={{
        flex: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: { xs: '12px 16px', md: '16px 24px' },
        borderTop: '1px solid var(--line)',
        '& .MuiButton-root': { flex: { xs: 1, md: 'none' } },
      }}
    >
      <Typography
        variant="small"
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto', flex: { xs: '1 1 100%', md: 'none' } }}
      >
        {words && (unsaved ? <Clock {...smallIcon} /> : <Check {...smallIcon} />)}
        {words}
      </Typography>
      <Button onClick={() => void training.saveDraft()} disabled={busy || !(unsaved || hasPages)}>
        {hasPages && !unsaved ? 'Read Pages Again' : 'Save Draft'}
      </Button>
      <Button
        variant="contained"
        onClick={() => setAsking(true)}
        disabled={busy || unsaved || known.draft.number === known.published.number}
      >
        Publish Draft
      </Button>
      <PublishQuestion
        open={asking}
        known={known}
        busy={busy}
        onPublish={() => void training.publish().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
};
