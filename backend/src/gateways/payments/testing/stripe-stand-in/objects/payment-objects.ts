import type Stripe from 'stripe';

interface NewPayment {
  readonly id: string;
  readonly at: number;
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
}

export const intentObject = (made: NewPayment, clientSecret: string): Stripe.PaymentIntent =>
  ({
    id: made.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: made.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: clientSecret,
    confirmation_method: 'automatic',
    created: made.at,
    currency: made.currency,
    customer: made.customer,
    customer_account: null,
    description: 'Subscription',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }) satisfies Stripe.PaymentIntent;

interface Failing {
  readonly code: string;
  readonly message: string;
}

export const chargeObject = (made: NewPayment, intent: string, failure: Failing | null): Stripe.Charge =>
  ({
    id: made.id,
    object: 'charge',
    amount: made.amount,
    amount_captured: failure ? 0 : made.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'PILOTLIGHT',
    captured: !failure,
    created: made.at,
    currency: made.currency,
    customer: made.customer,
    description: 'Subscription',
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: !failure,
    payment_intent: intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: failure ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  }) satisfies Stripe.Charge;

export const invoicePaymentObject = (id: string, invoice: Stripe.Invoice, intent: string): Stripe.InvoicePayment =>
  ({
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  }) satisfies Stripe.InvoicePayment;

export const refundObject = (
  made: NewPayment,
  charge: string,
  intent: string,
  reason: Stripe.Refund.Reason | null,
): Stripe.Refund =>
  ({
    id: made.id,
    object: 'refund',
    amount: made.amount,
    balance_transaction: null,
    charge,
    created: made.at,
    currency: made.currency,
    customer: made.customer,
    customer_account: null,
    metadata: {},
    payment_intent: intent,
    payment_method: null,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund;
