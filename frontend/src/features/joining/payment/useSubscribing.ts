import type { Installer } from '@pilotlight/contracts/http/installers';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { apiErrorFrom } from '../../../api/api-error';
import { toast } from '../../../ui/toasts/toasts';
import {
  joiningApi,
  useConfirmPaymentMutation,
  useCreateSubscriptionMutation,
  useLazyAccountNowQuery,
} from '../joining.api';

const pollMilliseconds = 2000;
const mostPolls = 30;

export type SubscribingStep =
  | { readonly at: 'loading' | 'unloaded' | 'offer' | 'subscribed' | 'finding' | 'found' | 'timeout' }
  | { readonly at: 'card'; readonly clientSecret: string; readonly subscriptionId: string };

/** One that was opened and never paid, or that has ended, is no hindrance to paying. */
const isSubscribed = ({ stripeSubscriptionId, paymentStatus }: Installer): boolean =>
  stripeSubscriptionId !== null && (paymentStatus === 'active' || paymentStatus === 'failed');

const fail = (title: string, thrown: unknown): void =>
  toast({ variant: 'destructive', title, description: apiErrorFrom(thrown).reason ?? 'Please try again.' });

/** A signed-in installer's way to its subscription. `paid` where it comes back from the provider's page. */
export const useSubscribing = (paid: boolean) => {
  const [step, setStep] = useState<SubscribingStep>({ at: paid ? 'finding' : 'loading' });
  const [busy, setBusy] = useState(false);
  const [askAccount] = useLazyAccountNowQuery();
  const [create] = useCreateSubscriptionMutation();
  const [confirm] = useConfirmPaymentMutation();
  const dispatch = useDispatch();

  useEffect(() => {
    if (step.at !== 'loading') return;
    let left = false;
    askAccount()
      .unwrap()
      .then(({ installer }) => !left && setStep({ at: isSubscribed(installer) ? 'subscribed' : 'offer' }))
      .catch(() => !left && setStep({ at: 'unloaded' }));
    return () => void (left = true);
  }, [step.at, askAccount]);

  useEffect(() => {
    if (step.at !== 'finding') return;
    let polls = 0;
    let left = false;
    const timer = setInterval(() => {
      polls += 1;
      const last = polls >= mostPolls;
      if (last) clearInterval(timer);
      void askAccount()
        .unwrap()
        .then(({ installer }) => isSubscribed(installer))
        .catch(() => false)
        .then((found) => !left && (found || last) && setStep({ at: found ? 'found' : 'timeout' }));
    }, pollMilliseconds);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [step.at, askAccount]);

  useEffect(() => {
    if (step.at === 'found') dispatch(joiningApi.util.invalidateTags(['Account']));
  }, [step.at, dispatch]);

  const setUp = async () => {
    setBusy(true);
    try {
      setStep({ at: 'card', ...(await create().unwrap()) });
    } catch (thrown) {
      fail('Failed to create subscription', thrown);
    }
    setBusy(false);
  };

  /** Even where the word of it fails, the payment may be found: the provider tells the server itself. */
  const confirmPaid = async (subscriptionId: string) => {
    try {
      const { installer } = await confirm({ body: { subscriptionId } }).unwrap();
      setStep({ at: isSubscribed(installer) ? 'found' : 'finding' });
    } catch (thrown) {
      fail('Failed to confirm payment', thrown);
      setStep({ at: 'finding' });
    }
    setBusy(false);
  };

  return { step, busy, setBusy, setUp, confirmPaid, back: () => setStep({ at: 'offer' }) };
};
