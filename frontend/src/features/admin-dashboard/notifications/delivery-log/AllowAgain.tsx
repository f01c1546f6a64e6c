import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { toast } from '../../../../ui/toasts/toasts';
import { tellFailure } from '../failure-in-words';
import { channelLooks } from '../template-channels';
import { useLiftSuppressionMutation } from './delivery-log.api';
import { addressInWords } from './in-words';
import { isReadersWish, type Suppression } from './suppression-words';

interface AllowAgainProps {
  readonly suppression: Suppression;
  readonly onClose: () => void;
}

/** Asks before an address is written to again. */
export const AllowAgain = ({ suppression, onClose }: AllowAgainProps) => {
  const [lift, { isLoading }] = useLiftSuppressionMutation();
  const { addressHash, channel, installerId } = suppression;
  const address = addressInWords(suppression.address, channel);
  const allow = async () => {
    try {
      await lift({ body: { addressHash, channel, installerId } }).unwrap();
      toast({ title: 'Allowed again', description: address });
    } catch (thrown) {
      tellFailure("Couldn't allow it again", thrown);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`Allow ${address} again?`}
      confirm="Allow again"
      doing="Allowing..."
      busy={isLoading}
      onConfirm={() => void allow()}
      onClose={onClose}
    >
      <Typography variant="body">
        {installerId} may write to this address by {channelLooks[channel].label} again.{' '}
        {isReadersWish(suppression)
          ? 'Its reader asked for no more messages: allow it only if they have changed their mind.'
          : 'What was held back meanwhile is not sent.'}
      </Typography>
    </ConfirmDialog>
  );
};
