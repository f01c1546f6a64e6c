import type { Installer } from '@pilotlight/contracts/http/installers';
import { defaultAvailability } from '@pilotlight/contracts/values/availability';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { noCalendar } from '@pilotlight/contracts/values/calendar';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { defaultNotificationPreferences } from '@pilotlight/contracts/values/notification-preferences';

/** The installer of the tests, as the log tells it: active, nothing paid yet, never suspended. */
export const aireValleyHeating: Installer = {
  id: '5c1b2f0e-3a51-4f0c-9d1e-0a4b6f1d2c3e',
  name: 'Aire Valley Heating',
  slug: 'aire-valley',
  apiKey: 'pk_aire',
  installerEmail: 'dawn@aire.example',
  allowedDomains: ['https://aire.example'],
  emailInbox: null,
  phoneSms: null,
  contactName: 'Dawn Priestley',
  notificationPreferences: defaultNotificationPreferences,
  status: 'active',
  registrationSource: 'admin',
  verifiedAt: null,
  approvedAt: null,
  approvalNotes: null,
  gasSafe: null,
  rejectedAt: null,
  suspendedAt: null,
  suspendedBy: null,
  suspensionReason: null,
  paymentStatus: 'active',
  manualPaymentMode: false,
  lastPaymentDate: null,
  refundedAt: null,
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  serviceArea: {},
  finance: {},
  callout: {},
  customPrompts: {},
  businessInfo: emptyTraining.businessInfo,
  createdAt: '2026-01-05T09:00:00Z',
  branding: defaultBranding,
  availabilityConfig: defaultAvailability,
  calendar: noCalendar,
  retentionDays: 365,
  consentText: 'You may send me offers and reminders of services',
  revision: 1,
};
