import type { Installer } from '@pilotlight/contracts/http/installers';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import { useReactivateInstallerMutation, useSuspendChatbotMutation } from '../admin-dashboard.api';

/** Suspends and resumes a chatbot and says what came of it; `suspend` answers whether it is done. */
export const useSuspension = ({ slug, name }: Pick<Installer, 'slug' | 'name'>) => {
  const [suspendChatbot, suspending] = useSuspendChatbotMutation();
  const [reactivate, resuming] = useReactivateInstallerMutation();

  const say = async (act: Promise<unknown>, done: string, failed: string): Promise<boolean> => {
    try {
      await act;
      toast({ title: done, description: name });
      return true;
    } catch (thrown) {
      const description = apiErrorFrom(thrown).reason ?? 'Please try again.';
      toast({ variant: 'destructive', title: failed, description });
      return false;
    }
  };

  return {
    busy: suspending.isLoading || resuming.isLoading,
    suspend: () =>
      say(suspendChatbot({ params: { slug } }).unwrap(), 'Chatbot Suspended', "Couldn't suspend the chatbot"),
    resume: () => say(reactivate({ params: { slug } }).unwrap(), 'Chatbot Reactivated', "Couldn't resume the chatbot"),
  };
};
