import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { Field } from '../../../ui/fields/Field';
import { channelLooks } from './template-channels';
import type { SendTest } from './useSendTest';

interface TestDialogProps {
  readonly channel: Channel;
  readonly test: SendTest;
  readonly onClose: () => void;
}

/** Asks where a message to a phone shall go. */
export const TestDialog = ({ channel, test, onClose }: TestDialogProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const [phone, setPhone] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await test.send(phone.trim())) onClose();
  };
  return (
    <AppDialog
      open
      title={`Send a test by ${channelLooks[channel].label}`}
      onClose={onClose}
      busy={test.sending}
      actions={
        <>
          <Button onClick={onClose} disabled={test.sending}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="contained" disabled={test.sending || !phone.trim()}>
            {test.sending ? 'Sending...' : 'Send test'}
          </Button>
        </>
      }
    >
      <Box component="form" id={id} noValidate onSubmit={(event) => void send(event)}>
        <Field label="Your mobile number" help="The words as they stand in the editor, with the sample.">
          {({ id: fieldId, describedBy }) => (
            <OutlinedInput
              id={fieldId}
              fullWidth
              inputRef={field}
              type="tel"
              autoComplete="tel"
              placeholder="07700 900123"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
              slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 30 } }}
            />
          )}
        </Field>
      </Box>
    </AppDialog>
  );
};
