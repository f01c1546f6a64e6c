import type { Installer } from '@pilotlight/contracts/http/installers';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { useReactivateInstallerMutation, useSuspendChatbotMutation } from '../admin-dashboard.api';

type Suspended = Pick<Installer, 'slug' | 'name' | 'suspendedBy' | 'suspensionReason'>;

/** Suspends and resumes a chatbot, says what came of it, and offers the way back; `suspend` answers whether it is done. */
export const useSuspension = ({ slug, name, suspendedBy, suspensionReason }: Suspended) => {
  const [suspendChatbot, suspending] = useSuspendChatbotMutation();
  const [reactivate, resuming] = useReactivateInstallerMutation();

  const say = async (act: Promise<unknown>, done: string, failed: string, undo?: () => void): Promise<boolean> => {
    try {
      await act;
      toast({ title: done, description: name, ...(undo && { action: { label: 'Undo', press: undo } }) });
      return true;
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: failed, description });
      return false;
    }
  };

  const suspend = (reason: string, undo?: () => void) =>
    say(
      suspendChatbot({ params: { slug }, body: reason ? { reason } : {} }).unwrap(),
      'Chatbot Suspended',
      "Couldn't suspend the chatbot",
      undo,
    );
  const resume = (undo?: () => void) =>
    say(reactivate({ params: { slug } }).unwrap(), 'Chatbot Reactivated', "Couldn't resume the chatbot", undo);

  return {
    busy: suspending.isLoading || resuming.isLoading,
    suspend: (reason: string) => suspend(reason, () => void resume()),
    // A payment's suspension isn't the admin's to bring back.
    resume: () => resume(suspendedBy === 'admin' ? () => void suspend(suspensionReason ?? '') : undefined),
  };
};
