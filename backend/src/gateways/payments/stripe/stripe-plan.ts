import { monthly } from '@pilotlight/contracts/values/money';
import type Stripe from 'stripe';

const lookupKey = 'pilotlight-monthly-gbp-2000';
const vatName = 'VAT (Pilotlight)';

export interface Plan {
  readonly priceId: string;
  readonly taxRateId: string;
}

/** GBP 20.00 a month and 20 % VAT on it: those of the settings, or found by name, or made once. */
export const planOf = async (
  stripe: Stripe,
  known: { readonly priceId: string | null; readonly taxRateId: string | null },
): Promise<Plan> => ({
  priceId: known.priceId ?? (await priceOf(stripe)),
  taxRateId: known.taxRateId ?? (await vatOf(stripe)),
});

const priceOf = async (stripe: Stripe): Promise<string> => {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (data[0]) return data[0].id;
  const made = await stripe.prices.create(
    {
      currency: monthly.currency,
      unit_amount: monthly.net,
      recurring: { interval: 'month' },
      tax_behavior: 'exclusive',
      lookup_key: lookupKey,
      product_data: { name: 'Pilotlight' },
    },
    { idempotencyKey: lookupKey },
  );
  return made.id;
};

const vatOf = async (stripe: Stripe): Promise<string> => {
  for await (const rate of stripe.taxRates.list({ active: true, limit: 100 }))
    if (rate.display_name === vatName && rate.percentage === 20 && !rate.inclusive) return rate.id;
  const made = await stripe.taxRates.create(
    { display_name: vatName, percentage: 20, inclusive: false, country: 'GB' },
    { idempotencyKey: vatName },
  );
  return made.id;
};
