import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { askForTrainingChange } from '@pilotlight/contracts/http/training-changes';
import { useState } from 'react';
import { apiErrorFrom } from '../../../api/api-error';
import { installerSession } from '../../../shared/session/sessions';
import { useAskForTrainingChangeMutation } from '../../../shared/training-changes/training-changes.api';
import { AppDialog } from '../../../ui/AppDialog';
import { Field } from '../../../ui/fields/Field';
import { toast } from '../../../ui/toasts/toasts';
import { randomUuid } from '../../../api/random-uuid';

interface AskDialogProps {
  readonly onClose: () => void;
}

/** Asks the admin for a change, in the installer's own words. What was typed stays until it has arrived. */
export const AskDialog = ({ onClose }: AskDialogProps) => {
  /** Sent again, as its answer was lost, it is asked for once. */
  const [id] = useState(randomUuid);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [ask, { isLoading }] = useAskForTrainingChangeMutation();
  const send = async () => {
    const body = askForTrainingChange.body.safeParse({ id, text });
    if (!body.success) return setFault(body.error.issues[0]?.message);
    const { error } = await ask({ body: body.data });
    if (!error) {
      toast({ title: 'Sent to your admin', description: 'You’ll see here when it is done.' });
      return onClose();
    }
    if (!installerSession.read()) return;
    const description = apiErrorFrom(error).reason ?? 'Please try again.';
    toast({ variant: 'destructive', title: "Couldn't send your request", description });
  };
  return (
    <AppDialog
      open
      title="Ask for a change"
      onClose={onClose}
      busy={isLoading}
      width={560}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button variant="contained" onClick={() => void send()} disabled={isLoading}>
            {isLoading ? 'Sending...' : 'Send to admin'}
          </Button>
        </>
      }
    >
      <Field
        label="What should your assistant tell customers?"
        help="Such as a new price, new hours or a service you no longer offer."
        error={fault}
      >
        {({ id: fieldId, describedBy }) => (
          <OutlinedInput
            id={fieldId}
            multiline
            minRows={4}
            fullWidth
            value={text}
            error={fault !== undefined}
            onChange={({ target }) => {
              setText(target.value);
              setFault(undefined);
            }}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 1_000 } }}
          />
        )}
      </Field>
    </AppDialog>
  );
};
