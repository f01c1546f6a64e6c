import { useEffect } from 'react';
import { installerSession } from '../shared/session/sessions';
import { toast } from '../ui/toasts/toasts';

/** An installer whose session expired is told. Whoever tells it must outlive the screens behind the door, which go first. */
export const useExpiryNotice = () =>
  useEffect(
    () =>
      installerSession.subscribe((end) => {
        if (end === 'expired')
          toast({ variant: 'destructive', title: 'Your session has expired. Please sign in again.' });
      }),
    [],
  );
