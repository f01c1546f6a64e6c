import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api/api';
import { adminSession, installerSession } from '../shared/session/sessions';
import { toast } from '../ui/toasts/toasts';

/** When somebody's session ends nothing they have seen stays in memory; an installer whose session expired is told. */
export const useSessionEnds = () => {
  const dispatch = useDispatch();
  useEffect(() => {
    const forget = () => void dispatch(api.util.resetApiState());
    const stopAdmin = adminSession.subscribe((end) => end && forget());
    const stopInstaller = installerSession.subscribe((end) => {
      if (!end) return;
      forget();
      if (end === 'expired')
        toast({ variant: 'destructive', title: 'Your session has expired. Please sign in again.' });
    });
    return () => {
      stopAdmin();
      stopInstaller();
    };
  }, [dispatch]);
};
