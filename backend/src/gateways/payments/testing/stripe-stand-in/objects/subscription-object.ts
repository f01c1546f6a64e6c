import type Stripe from 'stripe';
import { planObject } from './plan-objects';

interface NewSubscription {
  readonly id: string;
  readonly itemId: string;
  readonly at: number;
  readonly periodEnd: number;
  readonly customer: string;
  readonly price: Stripe.Price;
  readonly taxRates: Stripe.TaxRate[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly savesCard: Stripe.Subscription.PaymentSettings.SaveDefaultPaymentMethod;
  readonly billingMode: Stripe.Subscription.BillingMode.Type;
}

const itemObject = ({ id, itemId, at, periodEnd, price }: NewSubscription): Stripe.SubscriptionItem =>
  ({
    id: itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: at,
    current_period_end: periodEnd,
    current_period_start: at,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }) satisfies Stripe.SubscriptionItem;

export const subscriptionObject = (made: NewSubscription): Stripe.Subscription =>
  ({
    id: made.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: made.at,
    billing_cycle_anchor_config: null,
    billing_mode: { type: made.billingMode, flexible: null, updated_at: made.at },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: made.at,
    currency: made.price.currency,
    customer: made.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: made.taxRates,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [itemObject(made)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${made.id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: { ...made.metadata },
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: made.savesCard,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: made.at,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  }) satisfies Stripe.Subscription;
