import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { type Notification, resendNotification } from '@pilotlight/contracts/http/notifications';
import type { NotificationStatus } from '@pilotlight/contracts/values/notification-status';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AppDialog } from '../../../../ui/AppDialog';
import { Field } from '../../../../ui/fields/Field';
import { toast } from '../../../../ui/toasts/toasts';
import { tellFailure } from '../failure-in-words';
import { useResendNotificationMutation } from './delivery-log.api';
import { eventInWords, goesTo } from './in-words';

const unfinished: ReadonlySet<NotificationStatus> = new Set(['failed', 'unknown', 'bounced', 'expired']);

interface ReasonDialogProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

const ReasonDialog = ({ notification, onClose }: ReasonDialogProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const [resend, { isLoading: sending }] = useResendNotificationMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const body = resendNotification.body.safeParse({ reason });
    setRefused(body.error?.issues[0]?.message);
    if (!body.success) return;
    try {
      await resend({ params: { notificationId: notification.id }, body: body.data }).unwrap();
      toast({ title: 'It is sent again', description: goesTo(notification) });
      onClose();
    } catch (thrown) {
      tellFailure("Couldn't send it again", thrown);
    }
  };

  return (
    <AppDialog
      open
      title={`Send ${eventInWords(notification.eventType)} again?`}
      onClose={onClose}
      busy={sending}
      actions={
        <>
          <Button onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={sending}>
            {sending ? 'Sending...' : 'Send again'}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={(event) => void send(event)}>
        {notification.status === 'unknown' && (
          <Typography variant="body" sx={{ mb: 2 }}>
            It may have arrived: its reader could get it twice.
          </Typography>
        )}
        <Field
          label="Why is it sent again?"
          required
          help="The reason is kept with the message."
          {...(refused !== undefined && { error: refused })}
        >
          {({ id: fieldId, describedBy }) => (
            <OutlinedInput
              id={fieldId}
              fullWidth
              required
              inputRef={field}
              value={reason}
              error={refused !== undefined}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 200 } }}
            />
          )}
        </Field>
      </Box>
    </AppDialog>
  );
};

/** For a message that came to nothing, or of which nobody knows: sends it again, with a reason. */
export const SendAgain = ({ notification }: { readonly notification: Notification }) => {
  const [asking, setAsking] = useState(false);
  if (!unfinished.has(notification.status)) return null;
  return (
    <>
      <Button variant="contained" size="small" onClick={() => setAsking(true)} sx={{ mt: 1.5 }}>
        Send again
      </Button>
      {asking && <ReasonDialog notification={notification} onClose={() => setAsking(false)} />}
    </>
  );
};
