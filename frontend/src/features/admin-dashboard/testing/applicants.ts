import type { Billing } from '@pilotlight/contracts/http/billing';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { monthly } from '@pilotlight/contracts/values/money';
import { aireValleyHeating } from '../../../testing/aire-valley';

/** Paid and verified: ready to be let in. */
export const harbourne: Installer = {
  ...aireValleyHeating,
  id: '7f0a2c3b-1d4e-4a5f-8b6c-9d0e1f2a3b4c',
  name: 'Harbourne Heating',
  slug: 'harbourne-heating',
  contactName: 'Ruth Adebayo',
  installerEmail: 'ruth@harbourne.example',
  emailInbox: 'jobs@harbourne.example',
  phoneSms: '07700 900217',
  status: 'pending',
  registrationSource: 'website',
  verifiedAt: '2026-11-19T09:04:00Z',
  lastPaymentDate: '2026-11-19T08:56:00Z',
  stripeSubscriptionId: 'sub_harbourne',
  serviceArea: { postcode: 'B17 0HS' },
  allowedDomains: ['https://harbourne.example'],
};

/** Paid, but hasn't opened its link yet. */
export const lagan: Installer = {
  ...harbourne,
  id: '8a1b3d4c-2e5f-4b6a-9c7d-0e1f2a3b4c5d',
  name: 'Lagan Boiler Services',
  slug: 'lagan-boiler-services',
  contactName: 'Niamh Doherty',
  installerEmail: 'niamh@lagan.example',
  verifiedAt: null,
};

export const turnedDown: Installer = { ...lagan, rejectedAt: '2026-11-20T10:00:00Z' };

/** Turned down, refunded and taken back: it hasn't paid again. */
export const takenBack: Installer = {
  ...harbourne,
  paymentStatus: 'cancelled',
  stripeSubscriptionId: null,
  refundedAt: '2026-11-19T11:00:00Z',
};

const of = (slug: string) => `/api/admin/installers/${slug}`;

/** The calls about those who wait, and about one installer's life. */
export const lifeCalls = {
  waiting: 'GET /api/admin/installers/pending?filter=waiting',
  rejected: 'GET /api/admin/installers/pending?filter=rejected',
  registrations: 'GET /api/admin/registrations',
  count: 'GET /api/installers?pageSize=1',
  approve: (slug: string) => `PATCH ${of(slug)}/approve`,
  reject: (slug: string) => `PATCH ${of(slug)}/suspend`,
  takeBack: (slug: string) => `POST ${of(slug)}/reactivate`,
  deletion: (slug: string) => `GET ${of(slug)}/deletion`,
  remove: (slug: string) => `DELETE ${of(slug)}`,
  manual: (slug: string) => `PATCH ${of(slug)}/manual-payment-mode`,
  billing: (slug: string) => `GET ${of(slug)}/billing`,
  payments: (slug: string) => `GET ${of(slug)}/payments`,
} as const;

/** The answer of the pending list. */
export const queued = (installers: readonly Installer[], waiting = installers.length, rejected = 0) => ({
  body: { installers, counts: { waiting, rejected } },
});

export const declined: Billing = {
  provider: 'stripe',
  standing: 'failed',
  customerId: 'cus_1',
  subscriptionId: 'sub_1',
  manualPaymentMode: false,
  monthly: { net: monthly.net, vat: monthly.vat, gross: monthly.gross },
  lastPaymentDate: '2026-10-18T09:00:00Z',
  currentPeriodEnd: '2026-11-18T09:00:00Z',
  cancelsAtPeriodEnd: false,
  failedAt: '2026-11-18T09:00:00Z',
  failure: 'insufficient_funds',
  nextAttemptAt: '2026-11-21T09:00:00Z',
  suspendsAt: '2026-11-21T09:00:00Z',
  entries: [
    {
      id: '11111111-1d4e-4a5f-8b6c-9d0e1f2a3b4c',
      at: '2026-11-18T09:00:00Z',
      kind: 'payment-failed',
      by: 'provider',
      amount: 2400,
      invoiceId: 'in_2',
      detail: 'insufficient_funds',
      until: '2026-11-21T09:00:00Z',
      causeId: null,
    },
    {
      id: '22222222-1d4e-4a5f-8b6c-9d0e1f2a3b4c',
      at: '2026-11-01T09:00:00Z',
      kind: 'manual-payment-off',
      by: 'admin',
      amount: null,
      invoiceId: null,
      detail: null,
      until: null,
      causeId: null,
    },
  ],
  invoices: [
    {
      invoiceId: 'in_2',
      at: '2026-11-18T09:00:00Z',
      amount: 2400,
      currency: 'gbp',
      standing: 'open',
      hostedUrl: 'https://pay.example/in_2',
      pdfUrl: null,
    },
  ],
};
