import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type FormEvent, useId, useState } from 'react';
import { AppDialog } from '../../../ui/AppDialog';
import { AsyncView } from '../../../ui/AsyncView';
import { Field } from '../../../ui/fields/Field';
import { monospace } from '../../../ui/monospace';
import { toast } from '../../../ui/toasts/toasts';
import { useDeleteInstallerMutation, usePreviewDeletionQuery } from '../approval.api';
import { WhatGoes } from './WhatGoes';
import { isUnused, refundInWords } from './deletion-words';

interface DeleteInstallerProps {
  readonly installer: Pick<Installer, 'slug' | 'name' | 'status'>;
  readonly onClose: () => void;
}

/** Asks before an installer goes for good: says what goes and what stays, and wants the slug typed. */
export const DeleteInstaller = ({ installer, onClose }: DeleteInstallerProps) => {
  const { slug, name, status } = installer;
  const formId = useId();
  const [typed, setTyped] = useState('');
  const preview = usePreviewDeletionQuery({ params: { slug } }, { refetchOnMountOrArgChange: true });
  const [remove, { isLoading: deleting }] = useDeleteInstallerMutation();
  const isMeant = typed.trim() === slug;
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!isMeant || deleting) return;
    try {
      await remove({ params: { slug } }).unwrap();
      toast({ title: 'Installer deleted', description: name });
      onClose();
    } catch {
      const description = 'Failed to delete installer. Please try again.';
      toast({ variant: 'destructive', title: 'Delete Failed', description });
    }
  };
  return (
    <AppDialog
      open
      title={`Delete ${name}?`}
      width={560}
      busy={deleting}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={deleting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" color="error" disabled={!isMeant || deleting}>
            {deleting ? 'Deleting...' : `Delete ${name}`}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void confirm(event)}>
        <Typography variant="body" sx={{ mb: 2, color: 'var(--text-soft)' }}>
          This is permanent.
          {preview.data && isUnused(preview.data.deletion) && ' Nobody has used this account yet.'}
          {preview.data && ` ${refundInWords(status, preview.data.deletion) ?? ''}`}
        </Typography>
        <AsyncView of={preview} loading={<Skeleton height={184} />} error="Failed to count what would go">
          {({ deletion }) => <WhatGoes deletion={deletion} />}
        </AsyncView>
        <Field label={`Type ${slug} to confirm`}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              fullWidth
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              slotProps={{
                input: {
                  'aria-describedby': describedBy,
                  autoComplete: 'off',
                  autoCapitalize: 'none',
                  spellCheck: false,
                  style: { fontFamily: monospace },
                },
              }}
            />
          )}
        </Field>
      </form>
    </AppDialog>
  );
};
