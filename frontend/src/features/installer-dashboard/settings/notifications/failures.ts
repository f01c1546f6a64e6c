import { noMethodMessage } from '@pilotlight/contracts/values/notification-preferences';
import { apiErrorFrom } from '../../../../api/api-error';
import { noMethod } from '../../../../shared/notification-preferences/usePreferenceDraft';
import { installerSession } from '../../../../shared/session/sessions';
import { toast } from '../../../../ui/toasts/toasts';

const trouble =
  'We had trouble saving your notification settings. Please try again or contact support if this continues.';

/** Why a call failed; null where its session has ended, which is told of by itself. */
const reasonOf = (thrown: unknown): { readonly reason: string | null } | null =>
  installerSession.read() ? apiErrorFrom(thrown) : null;

/** Says that the preferences aren't saved. */
export const tellNotSaved = (thrown: unknown): void => {
  const failure = reasonOf(thrown);
  if (!failure) return;
  if (failure.reason === noMethodMessage) return toast(noMethod);
  toast({ variant: 'destructive', title: "Couldn't save preferences", description: trouble });
};

/** Says that no test has gone out. */
export const tellNotSent = (thrown: unknown): void => {
  const failure = reasonOf(thrown);
  if (!failure) return;
  const description = failure.reason ?? 'Please try again.';
  toast({ variant: 'destructive', title: "Couldn't send a test", description });
};
