import { noMethodMessage } from '@pilotlight/contracts/values/notification-preferences';
import { apiErrorFrom } from '../../../../api/api-error';
import { noMethod } from '../../../../shared/notification-preferences/usePreferenceDraft';
import { toast } from '../../../../ui/toasts/toasts';

const trouble =
  'We had trouble saving your notification settings. Please try again or contact support if this continues.';

/** Says that the preferences aren't saved; a session that has ended is told of by itself. */
export const tellOfFailure = (thrown: unknown): void => {
  const { status, reason } = apiErrorFrom(thrown);
  if (status === 401) return;
  if (reason === noMethodMessage) return toast(noMethod);
  toast({ variant: 'destructive', title: "Couldn't save preferences", description: trouble });
};
