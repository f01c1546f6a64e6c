import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createNotificationTemplate } from '@pilotlight/contracts/http/notification-templates';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { apiErrorFrom } from '../../../api/api-error';
import { AppDialog } from '../../../ui/AppDialog';
import { TextInput } from '../../../ui/fields/TextInput';
import { monospace } from '../../../ui/monospace';
import { toast } from '../../../ui/toasts/toasts';
import { notificationsPath, useCloseDialog } from '../frame/dialog-route';
import { tellFailure } from './failure-in-words';
import { useCreateTemplateMutation } from './notifications.api';
import { templatePath } from './template-address';

const formSchema = createNotificationTemplate.body.pick({ eventType: true, name: true, description: true });
type FormFields = z.input<typeof formSchema>;
type FormValues = z.output<typeof formSchema>;

/** A new template sends nothing until its texts are written and switched on. */
const noTexts = {
  email: { enabled: false, subject: '', body: '' },
  sms: { enabled: false, body: '' },
  whatsapp: { enabled: false, body: '' },
} as const;

export const NewTemplate = () => {
  const id = useId();
  const close = useCloseDialog(notificationsPath);
  const navigate = useNavigate();
  const [create, { isLoading: creating }] = useCreateTemplateMutation();
  const { control, handleSubmit, setError, setFocus } = useForm<FormFields, unknown, FormValues>({
    resolver: zodResolver(formSchema),
    mode: 'onTouched',
    defaultValues: { eventType: '', name: '', description: '' },
  });
  useEffect(() => setFocus('eventType'), [setFocus]);
  const send = async ({ eventType, name, description }: FormValues) => {
    try {
      await create({
        body: { eventType, name, description: description || null, channels: noTexts, variables: [] },
      }).unwrap();
      toast({ title: 'Template created', description: name });
      void navigate(templatePath(eventType, 'email'), { replace: true });
    } catch (thrown) {
      const { status, reason } = apiErrorFrom(thrown);
      if (status === 409 && reason) setError('eventType', { message: reason }, { shouldFocus: true });
      else tellFailure("Couldn't create template", thrown);
    }
  };
  return (
    <AppDialog
      open
      title="New Template"
      onClose={close}
      busy={creating}
      actions={
        <>
          <Button onClick={close} disabled={creating}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={creating}>
            {creating ? 'Creating...' : 'Create Template'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => void handleSubmit(send)(event)}
        sx={{ display: 'grid', gap: 3 }}
      >
        <TextInput
          control={control}
          name="eventType"
          label="Event type"
          help="Lowercase with underscores"
          autoComplete="off"
          maxLength={60}
          sx={{ fontFamily: monospace }}
        />
        <TextInput control={control} name="name" label="Name" autoComplete="off" maxLength={80} />
        <TextInput
          control={control}
          name="description"
          label="Description"
          placeholder="When is it sent, and to whom?"
          maxLength={300}
        />
      </Box>
    </AppDialog>
  );
};
