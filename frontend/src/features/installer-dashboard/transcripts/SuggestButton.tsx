import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Sparkles } from 'lucide-react';
import { apiErrorFrom } from '../../../api/api-error';
import { icon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import { useSuggestReplyMutation } from '../installer.api';

interface SuggestButtonProps {
  readonly sessionId: string;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
}

/** The assistant's own draft of an answer: it stands in the field, to be changed, sent or undone. */
export const SuggestButton = ({ sessionId, draft, onDraft }: SuggestButtonProps) => {
  const [suggest, { isLoading }] = useSuggestReplyMutation();
  const ask = async () => {
    try {
      const { text } = await suggest({ params: { sessionId } }).unwrap();
      if (text === null) return toast({ title: 'No suggestion for this one', description: 'It needs your own words.' });
      onDraft(text);
      toast({
        title: 'Suggested answer added',
        description: 'Check it before you send it.',
        action: { label: 'Undo', press: () => onDraft(draft) },
      });
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ title: 'No suggestion', description, variant: 'destructive' });
    }
  };
  return (
    <Tooltip title="Suggest an answer">
      <span>
        <IconButton
          aria-label="Suggest an answer"
          disabled={isLoading}
          onClick={() => void ask()}
          sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 }, color: 'var(--flame-deep)' }}
        >
          <Sparkles {...icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
};
