import { z } from 'zod';
import { present } from './messaging-configuration';

/** Without a secret key nobody is charged: test payments outside production, none in it. */
export const paymentShape = {
  STRIPE_SECRET_KEY: present(
    z
      .string()
      .regex(/^[rs]k_/, 'it is no secret key of Stripe')
      .optional(),
  ),
  STRIPE_PUBLISHABLE_KEY: present(z.string().regex(/^pk_/, 'it is no publishable key of Stripe').optional()),
  STRIPE_WEBHOOK_SECRET: present(
    z
      .string()
      .regex(/^whsec_/, "it is no webhook's signing secret")
      .optional(),
  ),
  STRIPE_PRICE_ID: present(
    z
      .string()
      .regex(/^price_/, 'it is no price of Stripe')
      .optional(),
  ),
  STRIPE_TAX_RATE_ID: present(z.string().regex(/^txr_/, 'it is no tax rate of Stripe').optional()),
  STRIPE_API_BASE: present(z.url({ protocol: /^https?$/ }).optional()),
  PAYMENT_GRACE_DAYS: present(z.coerce.number().int().min(0).max(30).default(0)),
};

type PaymentConfiguration = z.infer<z.ZodObject<typeof paymentShape>>;

export const paymentFaults = (configuration: PaymentConfiguration): string[] => {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = configuration;
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(keys).filter(([, value]) => value === undefined);
  if (missing.length === 0 || missing.length === 3) return [];
  return missing.map(([name]) => `${name}: Stripe needs its secret key, its publishable key and its webhook's secret`);
};
