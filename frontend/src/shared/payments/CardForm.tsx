import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { AsyncView } from '../../ui/AsyncView';
import type { CardPayment } from './card-payment';
import { usePaymentSettingsQuery } from './payments.api';
import { TestCard } from './TestCard';

const StripeCard = lazy(async () => ({ default: (await import('./StripeCard')).StripeCard }));

const waiting = <Skeleton variant="rounded" height={320} />;

/** Takes a card for an opened payment: in the provider's own frame, or by the form of the test payments. */
export const CardForm = (payment: CardPayment) => {
  const settings = usePaymentSettingsQuery();
  return (
    <>
      <AsyncView of={settings} loading={waiting} error="We couldn't load the card form. Please try again.">
        {({ provider, publishableKey }) =>
          provider === 'local' ? (
            <TestCard {...payment} />
          ) : publishableKey ? (
            <Suspense fallback={waiting}>
              <StripeCard {...payment} publishableKey={publishableKey} />
            </Suspense>
          ) : (
            <Typography role="alert">Payments are not set up. Please contact support for assistance.</Typography>
          )
        }
      </AsyncView>
      {!settings.data && payment.onBack && <Button onClick={payment.onBack}>Back</Button>}
    </>
  );
};
