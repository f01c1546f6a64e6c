import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Connection } from '@pilotlight/contracts/http/connections';
import { type SyntheticEvent, useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { leave } from '../../../../shared/unsaved/leaving';
import { UnsavedQuestion } from '../../../../shared/unsaved/UnsavedQuestion';
import { AppDialog } from '../../../../ui/AppDialog';
import { SelectInput } from '../../../../ui/fields/SelectInput';
import { TextInput } from '../../../../ui/fields/TextInput';
import {
  blankConnection,
  changedConnectionSchema,
  type ConnectionFields,
  type ConnectionForm,
  fieldsOf,
  newConnectionSchema,
} from './connection-form';
import { DealFields } from './DealFields';
import { EventChoice } from './EventChoice';

const kinds = [
  { value: 'webhook', label: 'Webhook, Zapier or Make' },
  { value: 'hubspot', label: 'HubSpot' },
] as const;

interface ConnectionDialogProps {
  readonly title: string;
  /** The connection that is edited; without one it is made. */
  readonly kept?: Connection;
  readonly act: string;
  readonly acting: string;
  readonly busy: boolean;
  /** Answers with what is wrong with the address, if anything. */
  readonly onSave: (form: ConnectionForm) => Promise<string | null>;
  readonly onClose: () => void;
}

/** The form of one of the installer's own systems. */
export const ConnectionDialog = ({ title, kept, act, acting, busy, onSave, onClose }: ConnectionDialogProps) => {
  const formId = useId();
  const { control, formState, handleSubmit, setError } = useForm<ConnectionFields, unknown, ConnectionForm>({
    resolver: zodResolver(kept ? changedConnectionSchema : newConnectionSchema),
    mode: 'onTouched',
    defaultValues: kept ? fieldsOf(kept) : blankConnection,
  });
  const kind = useWatch({ control, name: 'kind' });
  const { isDirty } = formState;
  const save = async (form: ConnectionForm) => {
    const message = await onSave(form);
    if (message !== null) setError('url', { message }, { shouldFocus: true });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void handleSubmit(save)();
  };
  return (
    <AppDialog
      open
      full
      width={560}
      title={title}
      onClose={() => leave(onClose)}
      busy={busy}
      actions={
        <>
          <Button onClick={() => leave(onClose)} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? acting : act}
          </Button>
        </>
      }
    >
      <Box component="form" id={formId} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {!kept && <SelectInput control={control} name="kind" label="Connect to" options={kinds} />}
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
              help={kept ? 'Leave blank to keep the one in use' : 'Kept sealed, and not shown again'}
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
      <UnsavedQuestion changed={['the connection']} losesChanges={() => isDirty} />
    </AppDialog>
  );
};
