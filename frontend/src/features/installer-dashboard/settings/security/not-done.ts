import { apiErrorFrom } from '../../../../api/api-error';
import { installerSession } from '../../../../shared/session/sessions';
import { toast } from '../../../../ui/toasts/toasts';

/** Says that it isn't done, and why, unless this session has ended, which is told of by itself. */
export const tellNotDone = (title: string, thrown: unknown): void => {
  if (!installerSession.read()) return;
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });
};
