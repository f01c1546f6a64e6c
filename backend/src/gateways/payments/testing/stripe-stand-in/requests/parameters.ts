import type Stripe from 'stripe';
import type { RulesOf } from './rules';

/** Of each call the parameters that it takes here: some of those that the SDK declares, and of their kinds. */
const expand = { list: 'text' } as const;
const page = { limit: 'integer', starting_after: 'text', ending_before: 'text', expand } as const;
const range = { object: { gt: 'integer', gte: 'integer', lt: 'integer', lte: 'integer' } } as const;

export const customerCreate = {
  email: 'text',
  name: 'text',
  phone: 'text',
  description: 'text',
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.CustomerCreateParams>;

export const customerUpdate = customerCreate satisfies RulesOf<Stripe.CustomerUpdateParams>;

export const onlyExpand = { expand } as const satisfies RulesOf<Stripe.SubscriptionRetrieveParams>;

export const priceList = {
  ...page,
  active: 'boolean',
  currency: 'text',
  product: 'text',
  lookup_keys: { list: 'text' },
} as const satisfies RulesOf<Stripe.PriceListParams>;

export const priceCreate = {
  currency: 'text',
  unit_amount: 'integer',
  recurring: { object: { interval: { oneOf: ['day', 'week', 'month', 'year'] }, interval_count: 'integer' } },
  tax_behavior: { oneOf: ['exclusive', 'inclusive', 'unspecified'] },
  lookup_key: 'text',
  nickname: 'text',
  product: 'text',
  product_data: { object: { name: 'text', metadata: 'metadata' } },
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.PriceCreateParams>;

export const taxRateList = {
  ...page,
  active: 'boolean',
  inclusive: 'boolean',
} as const satisfies RulesOf<Stripe.TaxRateListParams>;

export const taxRateCreate = {
  display_name: 'text',
  percentage: 'decimal',
  inclusive: 'boolean',
  active: 'boolean',
  country: 'text',
  description: 'text',
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.TaxRateCreateParams>;

export const subscriptionCreate = {
  customer: 'text',
  items: { list: { object: { price: 'text', quantity: 'integer' } } },
  default_tax_rates: { list: 'text' },
  payment_behavior: { oneOf: ['default_incomplete'] },
  billing_mode: { object: { type: { oneOf: ['classic', 'flexible'] } } },
  payment_settings: { object: { save_default_payment_method: { oneOf: ['off', 'on_subscription'] } } },
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.SubscriptionCreateParams>;

export const subscriptionUpdate = {
  cancel_at_period_end: 'boolean',
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.SubscriptionUpdateParams>;

export const subscriptionCancel = {
  invoice_now: 'boolean',
  prorate: 'boolean',
  expand,
} as const satisfies RulesOf<Stripe.SubscriptionCancelParams>;

export const invoiceVoid = onlyExpand satisfies RulesOf<Stripe.InvoiceVoidInvoiceParams>;

export const invoiceList = {
  ...page,
  customer: 'text',
  subscription: 'text',
  status: { oneOf: ['draft', 'open', 'paid', 'uncollectible', 'void'] },
  created: range,
} as const satisfies RulesOf<Stripe.InvoiceListParams>;

export const invoicePaymentList = {
  ...page,
  invoice: 'text',
  status: { oneOf: ['canceled', 'open', 'paid'] },
  payment: { object: { type: { oneOf: ['payment_intent', 'payment_record'] }, payment_intent: 'text' } },
} as const satisfies RulesOf<Stripe.InvoicePaymentListParams>;

export const paymentIntentList = {
  ...page,
  customer: 'text',
  created: range,
} as const satisfies RulesOf<Stripe.PaymentIntentListParams>;

export const refundCreate = {
  payment_intent: 'text',
  amount: 'integer',
  reason: { oneOf: ['duplicate', 'fraudulent', 'requested_by_customer'] },
  metadata: 'metadata',
  expand,
} as const satisfies RulesOf<Stripe.RefundCreateParams>;

export const portalCreate = {
  customer: 'text',
  return_url: 'text',
  configuration: 'text',
  expand,
} as const satisfies RulesOf<Stripe.BillingPortal.SessionCreateParams>;

export const eventList = {
  ...page,
  created: range,
  type: 'text',
  types: { list: 'text' },
} as const satisfies RulesOf<Stripe.EventListParams>;
