import type { ApiError } from '../../api/api-error';
import type { Toast } from '../../ui/toasts/toasts';

/** What an installer is told whose sign-in failed: wrong credentials, or our fault. */
export const loginFailure = ({ message }: Pick<ApiError, 'message'>): Toast => ({
  variant: 'destructive',
  title: "We couldn't sign you in",
  description:
    message.includes('credentials') || message.includes('401')
      ? "Your email or password doesn't match our records. Please double-check and try again."
      : 'Something went wrong on our end. Please try again in a moment, or contact support if this continues.',
});
