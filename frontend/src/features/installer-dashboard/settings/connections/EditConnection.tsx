import type { Connection } from '@pilotlight/contracts/http/connections';
import { useChangeConnectionMutation } from '../../../../shared/leads/connections.api';
import { toast } from '../../../../ui/toasts/toasts';
import { addressFault } from './address-fault';
import { changeOf, type ConnectionForm } from './connection-form';
import { ConnectionDialog } from './ConnectionDialog';

interface EditConnectionProps {
  readonly connection: Connection;
  readonly onClose: () => void;
}

/** Changes a connection; its delivery log and its signing secret stay. */
export const EditConnection = ({ connection, onClose }: EditConnectionProps) => {
  const [change, { isLoading }] = useChangeConnectionMutation();
  const save = async (form: ConnectionForm): Promise<string | null> => {
    const { error } = await change({ params: { connectionId: connection.id }, body: changeOf(connection, form) });
    if (error) return addressFault("Couldn't save it", error);
    toast({ title: 'Saved', description: 'Send a test to see that it arrives.' });
    onClose();
    return null;
  };
  return (
    <ConnectionDialog
      title={`Edit ${connection.name}`}
      kept={connection}
      act="Save changes"
      acting="Saving..."
      busy={isLoading}
      onSave={save}
      onClose={onClose}
    />
  );
};
