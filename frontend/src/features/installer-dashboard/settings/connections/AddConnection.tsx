import { useAddConnectionMutation } from '../../../../shared/leads/connections.api';
import { toast } from '../../../../ui/toasts/toasts';
import { addressFault } from './address-fault';
import { bodyOf, type ConnectionForm } from './connection-form';
import { ConnectionDialog } from './ConnectionDialog';

interface AddConnectionProps {
  readonly onClose: () => void;
  /** With the signing secret, where there is one. */
  readonly onAdded: (secret: string | null) => void;
}

/** Connects one of the installer's own systems. */
export const AddConnection = ({ onClose, onAdded }: AddConnectionProps) => {
  const [add, { isLoading }] = useAddConnectionMutation();
  const save = async (form: ConnectionForm): Promise<string | null> => {
    const { data, error } = await add({ body: bodyOf(form) });
    if (error) return addressFault("Couldn't connect it", error);
    toast({ title: 'Connected', description: 'Send a test to see that it arrives.' });
    onAdded(data.secret);
    return null;
  };
  return (
    <ConnectionDialog
      title="Add connection"
      act="Connect"
      acting="Connecting..."
      busy={isLoading}
      onSave={save}
      onClose={onClose}
    />
  );
};
