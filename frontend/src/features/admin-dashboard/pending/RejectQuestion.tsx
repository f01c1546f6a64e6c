import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Field } from '../../../ui/fields/Field';
import { useApproval } from './useApproval';

interface RejectQuestionProps {
  readonly installer: Installer;
  readonly onClose: () => void;
}

/** Asks before a registration is turned down, and for the reason. */
export const RejectQuestion = ({ installer, onClose }: RejectQuestionProps) => {
  const { reject, busy } = useApproval(installer);
  const [reason, setReason] = useState('');
  const confirm = async () => {
    if (await reject(reason.trim())) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Reject ${installer.name}?`}
      confirm={`Reject ${installer.name}`}
      doing="Rejecting..."
      busy={busy}
      destructive
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography variant="body" sx={{ mb: 2 }}>
        The subscription ends and all that was paid goes back to the card. {installer.installerEmail ?? 'The firm'} gets
        an email. You can take it back under Rejected.
      </Typography>
      <Field label="Reason" help="Kept with the registration.">
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={3}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 2000 } }}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
};
