import type Stripe from 'stripe';

export interface NewPrice {
  readonly id: string;
  readonly at: number;
  readonly currency: string;
  readonly amount: number;
  readonly interval: Stripe.Price.Recurring.Interval;
  readonly taxBehavior: Stripe.Price.TaxBehavior;
  readonly lookupKey: string | null;
  readonly product: string;
}

export const priceObject = (made: NewPrice): Stripe.Price =>
  ({
    id: made.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: made.at,
    currency: made.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: made.lookupKey,
    metadata: {},
    nickname: null,
    product: made.product,
    recurring: {
      interval: made.interval,
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: made.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: made.amount,
    unit_amount_decimal: null,
  }) satisfies Stripe.Price;

/** The older name of a price, which items still carry. */
export const planObject = (price: Stripe.Price): Stripe.Plan =>
  ({
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: null,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;

export interface NewTaxRate {
  readonly id: string;
  readonly at: number;
  readonly name: string;
  readonly percentage: number;
  readonly inclusive: boolean;
  readonly country: string | null;
}

export const taxRateObject = ({ id, at, name, percentage, inclusive, country }: NewTaxRate): Stripe.TaxRate =>
  ({
    id,
    object: 'tax_rate',
    active: true,
    country,
    created: at,
    description: null,
    display_name: name,
    effective_percentage: null,
    flat_amount: null,
    inclusive,
    jurisdiction: null,
    jurisdiction_level: null,
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: null,
  }) satisfies Stripe.TaxRate;

export const productObject = (id: string, at: number, name: string): Stripe.Product =>
  ({
    id,
    object: 'product',
    active: true,
    created: at,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: at,
    url: null,
  }) satisfies Stripe.Product;
