import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiErrorFrom } from '../../../../api/api-error';
import { toast } from '../../../../ui/toasts/toasts';
import { useFinishGoogleMutation } from './calendar.api';
import { problemWords } from './google-words';

const notConnected = (description: string) =>
  toast({ variant: 'destructive', title: 'Google Calendar not connected', description });

/** Finishes what Google sent the browser back with, in the session that began it, and takes it out of the address. */
export const useGoogleReturn = (): boolean => {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [finish, { isLoading }] = useFinishGoogleMutation();
  const finished = useRef('');
  useEffect(() => {
    const returned = new URLSearchParams(hash.slice(1));
    const state = returned.get('state');
    // Effects may run twice, a state counts once.
    if (!state || finished.current === state) return;
    finished.current = state;
    const code = returned.get('code');
    const end = async () => {
      await navigate(pathname, { replace: true });
      try {
        const { problem } = await finish({ body: { state, ...(code && { code }) } }).unwrap();
        if (problem) notConnected(problemWords[problem]);
        else toast({ title: 'Google Calendar connected' });
      } catch (thrown) {
        notConnected(apiErrorFrom(thrown).reason ?? 'Please connect again.');
      }
    };
    void end();
  }, [hash, pathname, navigate, finish]);
  return isLoading;
};
