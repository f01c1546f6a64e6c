import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { scopeWords } from '@pilotlight/contracts/values/system-key';
import type { SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { AppDialog } from '../../../../ui/AppDialog';
import { CheckboxInput } from '../../../../ui/fields/CheckboxInput';
import { SelectInput } from '../../../../ui/fields/SelectInput';
import { TextInput } from '../../../../ui/fields/TextInput';
import { tellNotDone } from '../security/not-done';
import { blankKey, keyAsked, lengths, type NewKeyForm, newKeySchema } from './new-key-form';
import { useIssueSystemKeyMutation } from './system-keys.api';
import { useKeyId } from './useKeyId';

interface NewKeyDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Gets the key, which is never shown again; null where it was told before, to a request whose answer was lost. */
  readonly onIssued: (key: string | null) => void;
}

/** Asks what a key is for and what it may do, and makes it. */
export const NewKeyDialog = ({ open, onClose, onIssued }: NewKeyDialogProps) => {
  const [issue, { isLoading }] = useIssueSystemKeyMutation();
  const keyIdOf = useKeyId();
  const { control, handleSubmit, reset, formState } = useForm<NewKeyForm>({
    resolver: zodResolver(newKeySchema),
    mode: 'onTouched',
    defaultValues: blankKey,
  });
  const close = () => {
    reset(blankKey);
    onClose();
  };
  const make = async (form: NewKeyForm) => {
    try {
      const asked = keyAsked(form);
      const { key } = await issue({ body: { ...asked, keyId: keyIdOf(asked) } }).unwrap();
      keyIdOf(null);
      reset(blankKey);
      onIssued(key);
    } catch (thrown) {
      tellNotDone("Couldn't make the key", thrown);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void handleSubmit(make)();
  };
  const missing = formState.errors.writesDiary?.message;
  return (
    <AppDialog open={open} title="New API key" width={560} onClose={close} busy={isLoading}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <TextInput
          control={control}
          name="name"
          label="Which system will use it?"
          maxLength={60}
          required
          help="For example: Job management, Website form"
        />
        <Box component="fieldset" sx={{ display: 'grid', justifyItems: 'start', m: 0, p: 0, border: 0 }}>
          <Typography variant="label" component="legend" sx={{ p: 0, mb: 0.5 }}>
            What may it do?
          </Typography>
          <CheckboxInput control={control} name="readsLeads" label={scopeWords['leads:read']} />
          <CheckboxInput control={control} name="movesLeads" label={scopeWords['leads:write']} />
          <CheckboxInput control={control} name="readsDiary" label={scopeWords['appointments:read']} />
          <CheckboxInput control={control} name="writesDiary" label={scopeWords['appointments:write']} />
          {missing && (
            <Typography role="alert" variant="small" sx={{ color: 'var(--bad)' }}>
              {missing}
            </Typography>
          )}
        </Box>
        <SelectInput control={control} name="length" label="How long does it work?" options={lengths} />
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button onClick={close} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isLoading}>
            {isLoading ? 'Making...' : 'Make the key'}
          </Button>
        </Box>
      </Box>
    </AppDialog>
  );
};
