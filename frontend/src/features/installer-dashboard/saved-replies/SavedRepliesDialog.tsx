import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SavedReplies, setSavedReplies } from '@pilotlight/contracts/http/saved-replies';
import { savedReplyLimits } from '@pilotlight/contracts/values/saved-reply';
import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { apiErrorFrom } from '../../../api/api-error';
import { AppDialog } from '../../../ui/AppDialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { smallIcon } from '../../../ui/icon';
import { toast } from '../../../ui/toasts/toasts';
import { useSetSavedRepliesMutation } from './saved-replies.api';

interface SavedRepliesDialogProps {
  readonly saved: SavedReplies;
  readonly onClose: () => void;
}

const formId = 'saved-replies';

/** The firm's saved replies, all in one form. */
export const SavedRepliesDialog = ({ saved, onClose }: SavedRepliesDialogProps) => {
  const [save, { isLoading }] = useSetSavedRepliesMutation();
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(setSavedReplies.body),
    mode: 'onTouched',
    defaultValues: { ...saved, replies: saved.replies.length > 0 ? saved.replies : [{ name: '', text: '' }] },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'replies' });
  const submit = handleSubmit(async (body) => {
    const { error } = await save({ body });
    if (!error) return onClose();
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    return toast({ title: 'Not saved', description, variant: 'destructive' });
  });
  return (
    <AppDialog
      open
      full
      width={560}
      title="Saved replies"
      onClose={onClose}
      busy={isLoading}
      actions={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isLoading}>
            {isLoading ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        aria-label="Saved replies"
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 3 }}
      >
        {fields.map(({ id }, index) => (
          <Box key={id} role="group" aria-label={`Reply ${index + 1}`} sx={{ display: 'grid', gap: 1 }}>
            <TextInput
              control={control}
              name={`replies.${index}.name`}
              label="Name"
              maxLength={savedReplyLimits.name}
              errorOnceLeft
            />
            <TextInput
              control={control}
              name={`replies.${index}.text`}
              label="Reply"
              multiline
              minRows={2}
              maxLength={savedReplyLimits.text}
              errorOnceLeft
            />
            <Button size="small" sx={{ justifySelf: 'end' }} onClick={() => remove(index)}>
              Remove
            </Button>
          </Box>
        ))}
        {fields.length < savedReplyLimits.replies && (
          <Button startIcon={<Plus {...smallIcon} />} onClick={() => append({ name: '', text: '' })}>
            Add another
          </Button>
        )}
      </Box>
    </AppDialog>
  );
};
