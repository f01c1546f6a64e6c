import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type SyntheticEvent, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useAddConnectionMutation } from '../../../../shared/leads/connections.api';
import { AppDialog } from '../../../../ui/AppDialog';
import { SelectInput } from '../../../../ui/fields/SelectInput';
import { TextInput } from '../../../../ui/fields/TextInput';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from '../security/not-done';
import {
  blankConnection,
  bodyOf,
  type ConnectionFields,
  type ConnectionForm,
  connectionFormSchema,
} from './connection-form';
import { DealFields } from './DealFields';
import { EventChoice } from './EventChoice';

const kinds = [
  { value: 'webhook', label: 'Webhook, Zapier or Make' },
  { value: 'hubspot', label: 'HubSpot' },
] as const;

interface AddConnectionProps {
  readonly onClose: () => void;
  /** With the signing secret, where there is one. */
  readonly onAdded: (secret: string | null) => void;
}

/** Connects one of the installer's own systems. */
export const AddConnection = ({ onClose, onAdded }: AddConnectionProps) => {
  const formId = useId();
  const [add, { isLoading }] = useAddConnectionMutation();
  const { control, handleSubmit } = useForm<ConnectionFields, unknown, ConnectionForm>({
    resolver: zodResolver(connectionFormSchema),
    mode: 'onTouched',
    defaultValues: blankConnection,
  });
  const kind = useWatch({ control, name: 'kind' });
  const save = async (form: ConnectionForm) => {
    try {
      const { secret } = await add({ body: bodyOf(form) }).unwrap();
      toast({ title: 'Connected', description: 'Send a test to see that it arrives.' });
      onAdded(secret);
    } catch (thrown) {
      tellNotDone("Couldn't connect it", thrown);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void handleSubmit(save)();
  };
  return (
    <AppDialog
      open
      full
      width={560}
      title="Add connection"
      onClose={onClose}
      busy={isLoading}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={isLoading}>
            {isLoading ? 'Connecting...' : 'Connect'}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <SelectInput control={control} name="kind" label="Connect to" options={kinds} />
        <TextInput control={control} name="name" label="Name" placeholder="Office CRM" maxLength={60} />
        {kind === 'webhook' ? (
          <TextInput
            control={control}
            name="url"
            label="Address"
            placeholder="https://"
            help="Begins with https://. Anyone who has a Zapier or Make address can write to it: keep it to yourself."
          />
        ) : (
          <>
            <TextInput
              control={control}
              name="token"
              label="Private app access token"
              autoComplete="off"
              help="Kept sealed, and not shown again"
            />
            <DealFields control={control} />
          </>
        )}
        <Controller
          control={control}
          name="events"
          render={({ field, fieldState }) => (
            <EventChoice chosen={field.value} error={fieldState.error?.message} onChange={field.onChange} />
          )}
        />
      </Box>
    </AppDialog>
  );
};
