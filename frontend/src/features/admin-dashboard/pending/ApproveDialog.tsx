import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { londonTime } from '@pilotlight/contracts/values/london-day';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { AppDialog } from '../../../ui/AppDialog';
import { CheckboxInput } from '../../../ui/fields/CheckboxInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { chipIcon } from '../../../ui/icon';
import { approvalFormSchema, approvalOf } from './approval-form';
import { useApproval } from './useApproval';

const register = 'https://www.gassaferegister.co.uk/find-an-engineer-or-check-the-register/';

interface ApproveDialogProps {
  readonly installer: Installer;
  readonly onClose: () => void;
}

/** Asks for the check of the Gas Safe Register, or for the reason to do without, and lets the firm in. */
export const ApproveDialog = ({ installer, onClose }: ApproveDialogProps) => {
  const { name, contactName } = installer;
  const formId = useId();
  const [today] = useState(() => londonTime(new Date().toISOString()).day);
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(approvalFormSchema),
    mode: 'onTouched',
    defaultValues: { number: '', nameMatches: false, checkedOn: today, notes: '' },
  });
  const { approve, busy } = useApproval(installer);
  const [number, nameMatches] = useWatch({ control, name: ['number', 'nameMatches'] });
  const isChecked = number.trim() !== '' && nameMatches;
  const submit = handleSubmit(async (form) => {
    if (await approve(approvalOf(form, today))) onClose();
  });
  return (
    <AppDialog
      open
      title={`Approve ${name}`}
      width={560}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? 'Approving...' : `Approve ${name}`}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ display: 'grid', gap: 2 }}
      >
        <Typography variant="body" sx={{ color: 'var(--text-soft)' }}>
          {contactName ?? name} gets an email and can sign in to the dashboard at once.
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }}>
          <TextInput control={control} name="number" label="Gas Safe number" maxLength={7} />
          <TextInput control={control} name="checkedOn" label="Checked on" type="date" />
        </Box>
        <Link href={register} target="_blank" rel="noopener noreferrer" sx={{ justifySelf: 'start' }}>
          Check the Gas Safe Register <ExternalLink {...chipIcon} />
        </Link>
        <CheckboxInput control={control} name="nameMatches" label={`The register names ${name}`} />
        <Typography variant="small" component="p" role="status" sx={{ '&&': { color: 'var(--warn)' } }}>
          {number.trim() === '' && 'Without a number no Gas Safe check is recorded: the notes have to say why.'}
          {number.trim() !== '' &&
            !nameMatches &&
            'Recorded as: the register has another name. The notes have to say why that is in order.'}
        </Typography>
        <TextInput
          control={control}
          name="notes"
          label="Approval notes"
          beside={
            isChecked && (
              <Typography variant="small" component="span">
                optional
              </Typography>
            )
          }
          multiline
          minRows={3}
          maxLength={2000}
        />
      </Box>
    </AppDialog>
  );
};
