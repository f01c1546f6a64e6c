import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { toast } from '../../ui/toasts/toasts';

/** Keeps the page where it is while money moves; the browser's own ways out are asked about. */
export const StayWhilePaying = ({ paying }: { readonly paying: boolean }) => {
  const blocker = useBlocker(paying);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    toast({ title: 'Payment in progress', description: 'Please stay on this page until it is done.' });
  }, [blocker]);
  useEffect(() => {
    if (!paying) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [paying]);
  return null;
};
