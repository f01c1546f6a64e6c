import type Stripe from 'stripe';
import type { Book } from './book';
import { intentOf, paymentOf } from './acts/invoicing';
import { invalid } from './requests/refusal';

type Within<T> = (keyof T & string) | `${keyof T & string}.${string}`;

/** What may be asked for in full, by the SDK's own names: a field that it has no more can't stand here. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  customer: ['default_source', 'test_clock'],
  subscription: ['customer', 'latest_invoice', 'default_payment_method', 'pending_setup_intent', 'schedule'],
  invoice: [
    'customer',
    'payments',
    'confirmation_secret',
    'default_payment_method',
    'parent.subscription_details.subscription',
  ],
  payment_intent: ['customer', 'latest_charge', 'payment_method', 'review'],
  charge: ['customer', 'payment_intent', 'balance_transaction'],
  invoice_payment: ['invoice', 'payment.payment_intent', 'payment.charge'],
  refund: ['charge', 'payment_intent', 'balance_transaction'],
  price: ['product'],
  product: ['default_price'],
  tax_rate: [],
  event: [],
  'billing_portal.session': ['configuration'],
} satisfies {
  readonly customer: readonly Within<Stripe.Customer>[];
  readonly subscription: readonly Within<Stripe.Subscription>[];
  readonly invoice: readonly Within<Stripe.Invoice>[];
  readonly payment_intent: readonly Within<Stripe.PaymentIntent>[];
  readonly charge: readonly Within<Stripe.Charge>[];
  readonly invoice_payment: readonly Within<Stripe.InvoicePayment>[];
  readonly refund: readonly Within<Stripe.Refund>[];
  readonly price: readonly Within<Stripe.Price>[];
  readonly product: readonly Within<Stripe.Product>[];
  readonly tax_rate: readonly Within<Stripe.TaxRate>[];
  readonly event: readonly string[];
  readonly 'billing_portal.session': readonly Within<Stripe.BillingPortal.Session>[];
};

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const deepest = 4;

const shelved = (book: Book, id: string): object | undefined =>
  [
    book.customers,
    book.formerCustomers,
    book.subscriptions,
    book.invoices,
    book.intents,
    book.charges,
    book.products,
    book.prices,
  ]
    .map((shelf) => shelf.find(id))
    .find((found) => found !== undefined);

/** Of an invoice what is given only where it is asked for. */
const included = (book: Book, invoiceId: string, name: string): unknown => {
  if (name === 'confirmation_secret') {
    const intent = intentOf(book, invoiceId);
    return intent?.client_secret
      ? ({ client_secret: intent.client_secret, type: 'payment_intent' } satisfies Stripe.Invoice.ConfirmationSecret)
      : null;
  }
  const payment = paymentOf(book, invoiceId);
  const url = `/v1/invoice_payments?invoice=${invoiceId}`;
  return {
    object: 'list',
    data: payment ? [payment] : [],
    has_more: false,
    url,
  } satisfies Stripe.ApiList<Stripe.InvoicePayment>;
};

const fieldAt = (book: Book, node: Node, place: readonly string[]): unknown => {
  const [name = '', ...rest] = place;
  if (rest.length > 0) return isNode(node[name]) ? fieldAt(book, node[name], rest) : undefined;
  if (node['object'] === 'invoice' && (name === 'payments' || name === 'confirmation_secret'))
    return node[name] ?? included(book, String(node['id']), name);
  const value = node[name];
  return typeof value === 'string' ? shelved(book, value) : value;
};

const put = (node: Node, place: readonly string[], value: unknown): void => {
  const [name = '', ...rest] = place;
  if (rest.length === 0) node[name] = value;
  else if (isNode(node[name])) put(node[name], rest, value);
};

const expandOne = (book: Book, node: unknown, path: readonly string[], whole: string): void => {
  if (path.length === 0 || !isNode(node)) return;
  const refused = invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  if (node['object'] === 'list') {
    if (path[0] !== 'data' || !Array.isArray(node['data'])) throw refused;
    for (const each of node['data']) expandOne(book, each, path.slice(1), whole);
    return;
  }
  const names = expandable[String(node['object'])] ?? [];
  const length = [1, 2, 3].find((count) => count <= path.length && names.includes(path.slice(0, count).join('.')));
  if (length === undefined) throw refused;
  const place = path.slice(0, length);
  const value = structuredClone(fieldAt(book, node, place)) ?? null;
  put(node, place, value);
  expandOne(book, value, path.slice(length), whole);
};

/** The answer with what was asked for in full; four levels deep at most. */
export const expanded = (book: Book, answer: object, paths: readonly string[]): object => {
  const copy = structuredClone(answer);
  for (const path of paths) {
    const names = path.split('.');
    if (names.length > deepest)
      throw invalid(`You cannot expand more than ${deepest} levels of a property. Property: ${path}`, {
        param: 'expand',
      });
    expandOne(book, copy, names, path);
  }
  return copy;
};
