import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';

/** Why a call on a template failed: the server's own words, or its status where it has none. */
export const failureInWords = (thrown: unknown): string => {
  const { reason, status } = apiErrorFrom(thrown);
  return reason ?? `Server error: ${status}`;
};

/** `title` says what didn't happen. */
export const tellFailure = (title: string, thrown: unknown): void =>
  toast({ variant: 'destructive', title, description: failureInWords(thrown) });
