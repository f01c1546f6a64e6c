import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Connection } from '@pilotlight/contracts/http/connections';
import { useState } from 'react';
import { attemptInWords, noteOf } from '../../../../shared/leads/connection-words';
import {
  useDeleteConnectionMutation,
  useRotateConnectionSecretMutation,
  useTestConnectionMutation,
} from '../../../../shared/leads/connections.api';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { toast } from '../../../../ui/toasts/toasts';
import { tellNotDone } from '../security/not-done';
import { EditConnection } from './EditConnection';

interface ConnectionActsProps {
  readonly connection: Connection;
  readonly onSecret: (secret: string | null) => void;
  readonly onLook: () => void;
}

const button = { size: 'small', sx: { minHeight: { xs: 44, md: 32 } } } as const;

/** Test, deliveries, edit, another secret, delete. */
export const ConnectionActs = ({ connection, onSecret, onLook }: ConnectionActsProps) => {
  const { id, name, kind } = connection;
  const [asking, setAsking] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const [test, testing] = useTestConnectionMutation();
  const [rotate, rotating] = useRotateConnectionSecretMutation();
  const [remove, removing] = useDeleteConnectionMutation();
  const params = { connectionId: id };

  const tested = async () => {
    const { data, error } = await test({ params });
    if (error) return tellNotDone("Couldn't send the test", error);
    const last = data.delivery.attempts.at(-1);
    const description = noteOf(data.delivery) ?? (last ? attemptInWords(kind, last) : undefined);
    if (data.delivery.status === 'delivered') toast({ title: `${name} took the test`, description });
    else toast({ variant: 'destructive', title: `${name} didn't take the test`, description });
  };
  const rotated = async () => {
    const { data, error } = await rotate({ params });
    setAsking(null);
    if (error) return tellNotDone("Couldn't change the secret", error);
    onSecret(data.secret);
  };
  const deleted = async () => {
    const { error } = await remove({ params });
    setAsking(null);
    if (error) return tellNotDone(`Couldn't delete ${name}`, error);
    toast({ title: `${name} deleted` });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button {...button} disabled={testing.isLoading} onClick={() => void tested()} aria-label={`Test ${name}`}>
        {testing.isLoading ? 'Sending...' : 'Send a test'}
      </Button>
      <Button {...button} onClick={onLook} aria-label={`Deliveries of ${name}`}>
        Deliveries
      </Button>
      <Button {...button} onClick={() => setAsking('edit')} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      {kind === 'webhook' && (
        <Button {...button} onClick={() => setAsking('rotate')} aria-label={`New secret for ${name}`}>
          New secret
        </Button>
      )}
      <Button {...button} color="error" onClick={() => setAsking('delete')} aria-label={`Delete ${name}`}>
        Delete
      </Button>
      {asking === 'edit' && <EditConnection connection={connection} onClose={() => setAsking(null)} />}
      <ConfirmDialog
        open={asking === 'rotate'}
        title={`New signing secret for ${name}?`}
        confirm="Make a new one"
        doing="Making..."
        busy={rotating.isLoading}
        onConfirm={() => void rotated()}
        onClose={() => setAsking(null)}
      >
        For a day messages are signed with both secrets. Put the new one into your system by then.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${name}?`}
        confirm="Delete"
        doing="Deleting..."
        busy={removing.isLoading}
        destructive
        onConfirm={() => void deleted()}
        onClose={() => setAsking(null)}
      >
        Nothing more is sent there, not even what still waits. Its delivery log goes too. What was delivered stays in
        the other system.
      </ConfirmDialog>
    </Box>
  );
};
