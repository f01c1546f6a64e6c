import type Stripe from 'stripe';
import type { StripeSettings } from '../payment-settings';

/** The SDK is loaded here and not before: it costs half a second and 35 MB. */
export const openStripe = async ({ secretKey, apiBase }: StripeSettings, timeout: number): Promise<Stripe> => {
  const { default: Sdk } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  return new Sdk(secretKey, {
    apiVersion: '2026-10-28.endive',
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? 'https' : 'http',
    }),
  });
};
