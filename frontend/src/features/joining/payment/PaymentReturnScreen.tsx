import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useInstallerSession } from '../../../shared/session/sessions';
import { useTabTitle } from '../../../ui/PageTitle';
import { toast } from '../../../ui/toasts/toasts';
import { JoiningPage, JoiningTitle, LoginLink } from '../JoiningPage';
import { type Draft, keepDraft, readDraft } from '../register/draft';
import { paidState } from './came-back';

/** Writes to a registration that was left for the provider's page what paid for it. */
const takeUpDraft = (paidBy: string | null): Draft | null => {
  const draft = readDraft();
  if (draft && paidBy) keepDraft({ ...draft, paymentIntentId: paidBy });
  return draft;
};

/** Where the provider's page sends a payer back; what was going on goes on. */
export const PaymentReturnScreen = () => {
  useTabTitle('Payment');
  const [parameters] = useSearchParams();
  const session = useInstallerSession();
  const status = parameters.get('redirect_status');
  const paymentIntentId = parameters.get('payment_intent');
  const failed = status !== 'succeeded' && status !== 'processing';
  const [draft] = useState(() => takeUpDraft(failed ? null : paymentIntentId));
  useEffect(() => {
    if (failed && status !== null)
      toast({
        variant: 'destructive',
        title: 'Payment failed',
        description: 'Your bank did not confirm the payment. Nothing was charged.',
      });
  }, [failed, status]);

  if (failed) {
    return <Navigate to={session && !draft ? '/installer/payment' : '/installer/register'} replace />;
  }
  if (draft && paymentIntentId) return <Navigate to="/installer/register" replace />;
  if (session) return <Navigate to="/installer/payment" replace state={paidState} />;
  return (
    <JoiningPage label="Payment" aside={<LoginLink />}>
      <JoiningTitle title="Payment made, registration not finished">
        This browser no longer has the form you filled in, so no account was made. A payment that no account stands for
        is refunded in full by itself, usually within 15 minutes. Please register again after that, or log in if you
        have an account.
      </JoiningTitle>
      <Button variant="contained" size="large" href="/installer/register">
        Register Again
      </Button>
      <Button href="/installer/login" size="large">
        Back to Login
      </Button>
    </JoiningPage>
  );
};
