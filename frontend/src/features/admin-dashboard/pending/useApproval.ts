import type { Installer } from '@pilotlight/contracts/http/installers';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import {
  useApproveInstallerMutation,
  useRejectInstallerMutation,
  useSendVerificationAgainMutation,
  useTakeRejectionBackMutation,
} from '../approval.api';
import type { Approval } from './approval-form';

/** Decides on a firm that registered and says what came of it; each answers whether it is done. */
export const useApproval = ({ slug, name, installerEmail }: Installer) => {
  const [approve, approving] = useApproveInstallerMutation();
  const [reject, rejecting] = useRejectInstallerMutation();
  const [takeBack, takingBack] = useTakeRejectionBackMutation();
  const [sendAgain, sending] = useSendVerificationAgainMutation();

  const say = async (act: Promise<unknown>, done: string, failed: string, of = name): Promise<boolean> => {
    try {
      await act;
      toast({ title: done, description: of });
      return true;
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: failed, description });
      return false;
    }
  };

  const params = { slug };
  return {
    busy: approving.isLoading || rejecting.isLoading || takingBack.isLoading || sending.isLoading,
    approve: (body: Approval) =>
      say(approve({ params, body }).unwrap(), 'Installer approved', "Couldn't approve the installer"),
    reject: (reason: string) =>
      say(
        reject({ params, body: reason ? { reason } : {} }).unwrap(),
        'Installer suspended',
        "Couldn't reject the installer",
      ),
    takeBack: () => say(takeBack({ params }).unwrap(), 'Waiting again', "Couldn't take the rejection back"),
    sendAgain: (email: string) =>
      say(sendAgain({ body: { email } }).unwrap(), 'Verification email sent', "Couldn't send the email", email),
    email: installerEmail,
  };
};
