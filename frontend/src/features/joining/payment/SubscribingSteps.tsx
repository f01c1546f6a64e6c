import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { Bill } from '../../../shared/payments/Bill';
import { CardForm } from '../../../shared/payments/CardForm';
import { StayWhilePaying } from '../../../shared/payments/StayWhilePaying';
import { toast } from '../../../ui/toasts/toasts';
import { FlamePanel } from '../FlamePanel';
import { JoiningPage, JoiningTitle } from '../JoiningPage';
import { useSubscribing } from './useSubscribing';

const dashboard = '/installer/dashboard';
const redirectMilliseconds = 2000;

const Found = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(dashboard), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <FlamePanel />
      <div role="status">
        <JoiningTitle focused title="Payment received">
          Your subscription has started. Taking you to your dashboard.
        </JoiningTitle>
      </div>
    </>
  );
};

const Unloaded = () => {
  useEffect(() => toast({ variant: 'destructive', title: 'Failed to load installer data' }), []);
  return <Navigate to="/installer/login" replace />;
};

interface SubscribingStepsProps {
  readonly paid: boolean;
  readonly name: string;
}

/** From the offer to the subscription that was found. */
export const SubscribingSteps = ({ paid, name }: SubscribingStepsProps) => {
  const { step, busy, setBusy, setUp, confirmPaid, back } = useSubscribing(paid);
  if (step.at === 'unloaded') return <Unloaded />;
  if (step.at === 'subscribed') return <Navigate to={dashboard} replace />;
  return (
    <JoiningPage label="Payment">
      <StayWhilePaying paying={busy && step.at === 'card'} />
      {step.at === 'loading' && <Skeleton variant="rounded" height={280} />}
      {(step.at === 'offer' || step.at === 'card') && (
        <>
          <JoiningTitle title="Start your subscription">{name}, billed monthly.</JoiningTitle>
          <Bill />
        </>
      )}
      {step.at === 'offer' && (
        <>
          <Button variant="contained" size="large" disabled={busy} onClick={() => void setUp()}>
            {busy ? 'One moment...' : 'Setup Payment'}
          </Button>
          <Button component={Link} to={dashboard}>
            Not now
          </Button>
        </>
      )}
      {step.at === 'card' && (
        <CardForm
          clientSecret={step.clientSecret}
          pay="Pay £20/month + VAT"
          busy={busy}
          onBusy={setBusy}
          onPaid={() => void confirmPaid(step.subscriptionId)}
          onFailed={(description) => toast({ variant: 'destructive', title: 'Payment failed', description })}
          onBack={back}
        />
      )}
      {step.at === 'finding' && (
        <>
          <FlamePanel lit={false} />
          <div role="status">
            <JoiningTitle focused title="Payment made">
              We are setting up your subscription. This takes a moment.
            </JoiningTitle>
          </div>
        </>
      )}
      {step.at === 'found' && <Found />}
      {step.at === 'timeout' && (
        <>
          <div role="alert">
            <JoiningTitle title="We haven't heard of your payment yet">
              Your payment may still be processing. Please refresh the page or contact support.
            </JoiningTitle>
          </div>
          <Button component={Link} to={dashboard} size="large">
            Go to the dashboard
          </Button>
        </>
      )}
    </JoiningPage>
  );
};
