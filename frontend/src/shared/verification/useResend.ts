import { apiErrorFrom } from '../../api/api-error';
import { toast } from '../../ui/toasts/toasts';
import { useResendVerificationMutation } from './verification.api';

/** Sends a new link and says what the server says of it. */
export const useResend = () => {
  const [send, { isLoading: sending, data: sent }] = useResendVerificationMutation();
  const resend = async (email: string): Promise<void> => {
    try {
      const { message } = await send({ body: { email } }).unwrap();
      toast({ title: 'Check your email', description: message });
    } catch (thrown) {
      toast({
        variant: 'destructive',
        title: "Couldn't send a new link",
        description: apiErrorFrom(thrown).reason ?? 'Please try again in a moment.',
      });
    }
  };
  return { resend, sending, sent };
};
