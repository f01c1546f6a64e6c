export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** GBP 20.00 a month and 20 % VAT; looked up by name, or made, where absent. */
  readonly priceId: string | null;
  readonly taxRateId: string | null;
  /** Stripe's own where null. */
  readonly apiBase: string | null;
}

export type PaymentSettings =
  | { readonly by: 'stripe'; readonly stripe: StripeSettings }
  /** Test cards, outside production. */
  | { readonly by: 'local' }
  | { readonly by: 'nobody' };
