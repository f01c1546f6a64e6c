import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import { useState } from 'react';
import { Field } from '../../../../ui/fields/Field';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { longDay } from '../days';
import { customerOf, placeOf } from '../visit';

interface CancelDialogProps {
  readonly visit: Appointment;
  readonly busy: boolean;
  readonly onCancel: (reason: string) => void;
  readonly onClose: () => void;
}

const most = 300;

/** Asks for a reason, which may be left out, and cancels. */
export const CancelDialog = ({ visit, busy, onCancel, onClose }: CancelDialogProps) => {
  const [reason, setReason] = useState('');
  const { day, start } = placeOf(visit);
  const tooLong = reason.trim().length > most;
  return (
    <ConfirmDialog
      open
      destructive
      title={`Cancel the visit to ${customerOf(visit)}?`}
      confirm="Cancel visit"
      doing="Cancelling..."
      cancel="Keep visit"
      busy={busy}
      onConfirm={() => !tooLong && onCancel(reason.trim())}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body">
          {longDay(day)}, {start}. The time is free for others again.
        </Typography>
        <Field label="Reason" help="Can be left out." {...(tooLong && { error: 'At most 300 characters' })}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              fullWidth
              multiline
              minRows={2}
              value={reason}
              error={tooLong}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ input: { 'aria-describedby': describedBy } }}
            />
          )}
        </Field>
      </Box>
    </ConfirmDialog>
  );
};
