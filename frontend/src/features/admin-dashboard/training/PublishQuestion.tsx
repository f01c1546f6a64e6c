import Typography from '@mui/material/Typography';
import type { KnownTraining } from '@pilotlight/contracts/http/training';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { changedBetween } from './training-changes';

interface PublishQuestionProps {
  readonly open: boolean;
  readonly known: KnownTraining;
  readonly busy: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

const whatChanges = ({ draft, published }: KnownTraining): string => {
  const changed = changedBetween(published.training, draft.training);
  return changed.length > 0 ? `It changes: ${changed.join(', ')}.` : 'Only what was read of its web pages may differ.';
};

/** Asks before visitors hear otherwise, and says what of it will be other. */
export const PublishQuestion = ({ open, known, busy, onPublish, onClose }: PublishQuestionProps) => {
  const { published } = known;
  return (
    <ConfirmDialog
      open={open}
      title="Publish to visitors now?"
      confirm="Publish Draft Now"
      doing="Publishing..."
      busy={busy}
      onConfirm={onPublish}
      onClose={onClose}
    >
      <Typography variant="body">
        Visitors are answered from the draft at once, in open chats too
        {published.number > 0 ? `, and no more from v${published.number}` : ''}. {whatChanges(known)}
      </Typography>
    </ConfirmDialog>
  );
};
