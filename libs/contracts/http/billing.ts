import { z } from 'zod';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { installerSchema } from './installers';
import { route } from './route';

/** What changed in an installer's life with money or without, newest first; `causeId` is the event it followed from. */
export const billingEntrySchema = z.object({
  id: z.uuid(),
  at: z.string(),
  kind: z.enum([
    'subscription-started',
    'payment-received',
    'payment-failed',
    'payment-refunded',
    'recovered',
    'cancellation-scheduled',
    'cancellation-withdrawn',
    'subscription-ended',
    'suspended',
    'resumed',
    'manual-payment-on',
    'manual-payment-off',
    'approved',
    'rejected',
    'rejection-withdrawn',
  ]),
  /** Who did it: the visitor's word never does. */
  by: z.enum(['admin', 'installer', 'system', 'provider']),
  /** Pence. */
  amount: z.int().nullable(),
  invoiceId: z.string().nullable(),
  /** The provider's code of a failure, or whose suspension it is or was. */
  detail: z.string().nullable(),
  /** Of what is to come: the next try, or the end of a cancelled month. */
  until: z.string().nullable(),
  causeId: z.uuid().nullable(),
});
export type BillingEntry = z.infer<typeof billingEntrySchema>;

export const invoiceSchema = z.object({
  invoiceId: z.string(),
  at: z.string(),
  /** Pence, VAT within. */
  amount: z.int(),
  currency: z.string(),
  standing: z.enum(['paid', 'open', 'void', 'refunded']),
  /** The provider's own page and file; null where it has none. */
  hostedUrl: z.string().nullable(),
  pdfUrl: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const billingSchema = z.object({
  provider: z.enum(['stripe', 'local']),
  standing: z.enum(['none', 'incomplete', 'active', 'failed', 'cancelled', 'unknown']),
  customerId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  manualPaymentMode: z.boolean(),
  /** Pence. */
  monthly: z.object({ net: z.int(), vat: z.int(), gross: z.int() }),
  lastPaymentDate: z.string().nullable(),
  /** When the next month is charged, or access ends where it is cancelled. */
  currentPeriodEnd: z.string().nullable(),
  cancelsAtPeriodEnd: z.boolean(),
  failedAt: z.string().nullable(),
  failure: z.string().nullable(),
  nextAttemptAt: z.string().nullable(),
  /** A payment failed and the chatbot goes out then; null where it doesn't. */
  suspendsAt: z.string().nullable(),
  entries: z.array(billingEntrySchema),
  invoices: z.array(invoiceSchema),
});
export type Billing = z.infer<typeof billingSchema>;

const billingAnswer = z.object({ billing: billingSchema });

/** How the browser takes a card: by the provider's own frame, or by the form of the test payments. */
export const paymentSettings = route({
  method: 'GET',
  path: '/api/payments/settings',
  access: 'public',
  summary: "Whose card form is shown, and the provider's publishable key",
  body: nothing,
  query: noQuery,
  response: z.object({ provider: z.enum(['stripe', 'local']), publishableKey: z.string().nullable() }),
});

export const createSubscription = route({
  method: 'POST',
  path: '/api/create-subscription',
  access: 'installer',
  summary: "Opens the signed-in installer's subscription; the first payment makes it active",
  body: nothing,
  query: noQuery,
  response: z.object({ clientSecret: z.string(), subscriptionId: z.string() }),
});

export const confirmPayment = route({
  method: 'POST',
  path: '/api/confirm-payment',
  access: 'installer',
  summary: 'Reads the subscription from the provider at once, before its own word arrives',
  body: z.object({ subscriptionId: z.string().min(1).max(255) }),
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});

export const ownBilling = route({
  method: 'GET',
  path: '/api/installer/billing',
  access: 'installer',
  summary: "The signed-in installer's subscription, its invoices and what happened to it",
  body: nothing,
  query: noQuery,
  response: billingAnswer,
});

export const cancelSubscription = route({
  method: 'POST',
  path: '/api/installer/billing/cancel',
  access: 'installer',
  summary: 'Ends the subscription with the month that is paid',
  body: nothing,
  query: noQuery,
  response: billingAnswer,
});

export const keepSubscription = route({
  method: 'POST',
  path: '/api/installer/billing/keep',
  access: 'installer',
  summary: 'Takes a cancellation back before it has its effect',
  body: nothing,
  query: noQuery,
  response: billingAnswer,
});

export const billingPortal = route({
  method: 'POST',
  path: '/api/installer/billing/portal',
  access: 'installer',
  summary: "Address of the provider's own page, where a card is changed and an open invoice paid",
  body: nothing,
  query: noQuery,
  response: z.object({ url: z.string() }),
});

export const installerBilling = route({
  method: 'GET',
  path: '/api/admin/installers/:slug/billing',
  access: 'admin',
  summary:
    "An installer's subscription, its invoices and what happened to it; of one that was deleted what tax law wants kept",
  body: nothing,
  query: noQuery,
  response: billingAnswer.extend({ deleted: z.boolean() }),
});

export const paymentLogEntrySchema = z.object({
  id: z.uuid(),
  installerId: slugSchema,
  stripeEventId: z.string(),
  eventType: z.string(),
  status: z.string(),
  amount: z.int().nullable(),
  currency: z.string(),
  invoiceId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  errorMessage: z.string().nullable(),
  metadata: z.record(z.string(), z.string()),
  createdAt: z.string(),
});
export type PaymentLogEntry = z.infer<typeof paymentLogEntrySchema>;

export const paymentLog = route({
  method: 'GET',
  path: '/api/admin/installers/:slug/payments',
  access: 'admin',
  summary: "What the payment provider sent of an installer's subscription, newest first",
  body: nothing,
  query: noQuery,
  response: z.object({ payments: z.array(paymentLogEntrySchema) }),
});

export const setManualPaymentMode = route({
  method: 'PATCH',
  path: '/api/admin/installers/:slug/manual-payment-mode',
  access: 'admin',
  summary: 'On: the chatbot stays active even if card payments fail; off: a failed payment suspends it',
  body: z.object({ enabled: z.boolean() }),
  query: noQuery,
  response: z.object({ installer: installerSchema }),
});
