import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { adminSession, auditorSession, installerSession } from '../shared/session/sessions';
import { toast } from '../ui/toasts/toasts';

/**
 * When a session ends or becomes somebody else's, here or in another tab, nothing seen before stays in memory; an installer whose
 * session expired is told.
 */
export const useSessionEnds = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const forget = () => void dispatch(api.util.resetApiState());
    const stopAdmin = adminSession.subscribe(forget);
    const stopAuditor = auditorSession.subscribe(forget);
    const stopInstaller = installerSession.subscribe((end) => {
      forget();
      if (end === 'expired')
        toast({ variant: 'destructive', title: 'Your session has expired. Please sign in again.' });
    });
    return () => {
      stopAdmin();
      stopAuditor();
      stopInstaller();
    };
  }, [dispatch]);
};
