import Box from '@mui/material/Box';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Appearance, Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useState } from 'react';
import { type CardPayment, paymentIntentOf, wentWrong } from './card-payment';
import { CardFrame } from './CardFrame';
import { PayButtons } from './PayButtons';

const loading = new Map<string, Promise<Stripe | null>>();

/** Once per page, and again after a failure. */
const stripeOf = (publishableKey: string): Promise<Stripe | null> => {
  const begun = loading.get(publishableKey);
  if (begun) return begun;
  const stripe = loadStripe(publishableKey, { locale: 'en-GB' }).catch(() => {
    loading.delete(publishableKey);
    return null;
  });
  loading.set(publishableKey, stripe);
  return stripe;
};

/** The provider's frame can't read our custom properties: it is given their values. */
const appearance = (): Appearance => {
  const look = getComputedStyle(document.documentElement);
  const token = (name: string): string => look.getPropertyValue(`--${name}`).trim();
  return {
    theme: 'stripe',
    variables: {
      colorPrimary: token('flame'),
      colorBackground: token('surface'),
      colorText: token('text'),
      colorTextSecondary: token('text-soft'),
      colorDanger: token('bad'),
      borderRadius: '8px',
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '14px',
    },
    rules: { '.Input': { border: `1px solid ${token('line-strong')}`, boxShadow: 'none' } },
  };
};

const StripeFields = ({ clientSecret, pay, busy, onBusy, onPaid, onFailed, onBack }: CardPayment) => {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [failure, setFailure] = useState('');
  const refuse = (message: string) => {
    setFailure(message);
    onFailed(message);
    onBusy(false);
  };
  const submit = async () => {
    if (!stripe || !elements) return;
    setFailure('');
    onBusy(true);
    try {
      const { error, paymentIntent } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: `${window.location.origin}/installer/payment-success` },
        redirect: 'if_required',
      });
      if (error) refuse(error.message ?? wentWrong);
      // What its bank still works on must not be paid a second time: whoever is told asks the server.
      else if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing')
        onPaid(paymentIntentOf(clientSecret));
      else refuse(wentWrong);
    } catch {
      refuse(wentWrong);
    }
  };
  return (
    <Box
      component="form"
      aria-label="Card"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <CardFrame by="Payments via Stripe" note="Your card details go to Stripe and never reach us." failure={failure}>
        <PaymentElement
          onReady={() => setReady(true)}
          onLoadError={({ error }) => setFailure(error.message ?? wentWrong)}
        />
      </CardFrame>
      <PayButtons pay={pay} busy={busy} ready={ready} onBack={onBack} />
    </Box>
  );
};

/** The provider's own fields, in its own frame: what is typed there never comes to us. */
export const StripeCard = ({ publishableKey, ...payment }: CardPayment & { readonly publishableKey: string }) => (
  <Elements
    key={payment.clientSecret}
    stripe={stripeOf(publishableKey)}
    options={{ clientSecret: payment.clientSecret, appearance: appearance() }}
  >
    <StripeFields {...payment} />
  </Elements>
);
