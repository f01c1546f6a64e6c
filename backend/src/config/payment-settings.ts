import type { Configuration } from '@pilotlight/contracts/configuration';
import type { PaymentSettings } from '../gateways/payments/payment-settings';

export const paymentsOf = (configuration: Configuration): PaymentSettings => {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = configuration;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_PRICE_ID, STRIPE_TAX_RATE_ID, STRIPE_API_BASE } = configuration;
  if (secretKey && publishableKey && webhookSecret) {
    const priceId = STRIPE_PRICE_ID ?? null;
    const [taxRateId, apiBase] = [STRIPE_TAX_RATE_ID ?? null, STRIPE_API_BASE ?? null];
    return { by: 'stripe', stripe: { secretKey, publishableKey, webhookSecret, priceId, taxRateId, apiBase } };
  }
  return configuration.NODE_ENV === 'production' ? { by: 'nobody' } : { by: 'local' };
};
