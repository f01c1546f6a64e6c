import type Stripe from 'stripe';

interface NewCustomer {
  readonly id: string;
  readonly at: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Readonly<Record<string, string>>;
}

export const customerObject = ({ id, at, email, name, metadata }: NewCustomer): Stripe.Customer =>
  ({
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: at,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: { ...metadata },
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer;

export const portalObject = (
  id: string,
  at: number,
  customer: string,
  returnUrl: string,
): Stripe.BillingPortal.Session =>
  ({
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_standin',
    created: at,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `https://billing.stripe.com/p/session/${id}`,
  }) satisfies Stripe.BillingPortal.Session;
