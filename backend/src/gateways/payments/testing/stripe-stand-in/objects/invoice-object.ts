import type Stripe from 'stripe';

interface NewInvoice {
  readonly id: string;
  readonly at: number;
  readonly number: string;
  readonly customer: Stripe.Customer;
  readonly subscription: Stripe.Subscription;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly from: number;
  readonly until: number;
}

const netOf = ({ items }: Stripe.Subscription): number =>
  items.data.reduce((sum, { price, quantity = 1 }) => sum + (price.unit_amount ?? 0) * quantity, 0);

const taxesOf = ({ default_tax_rates: rates }: Stripe.Subscription, net: number): Stripe.Invoice.TotalTax[] =>
  (rates ?? []).map(({ id, percentage, inclusive }) => ({
    amount: Math.round(inclusive ? net - net / (1 + percentage / 100) : (net * percentage) / 100),
    tax_behavior: inclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: { tax_rate: id },
    taxability_reason: 'standard_rated',
    taxable_amount: net,
    type: 'tax_rate_details',
  }));

/** A draft; its lines are not kept. */
export const invoiceObject = (made: NewInvoice): Stripe.Invoice => {
  const { id, at, customer, subscription } = made;
  const subtotal = netOf(subscription);
  const taxes = taxesOf(subscription, subtotal);
  const added = taxes.reduce((sum, each) => sum + (each.tax_behavior === 'exclusive' ? each.amount : 0), 0);
  const total = subtotal + added;
  return {
    id,
    object: 'invoice',
    account_country: 'GB',
    account_name: 'Pilotlight',
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: made.reason,
    collection_method: 'charge_automatically',
    created: at,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: made.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: made.until,
    period_start: made.from,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  } satisfies Stripe.Invoice;
};
