import type { Installer } from '../http/installers';
import { type AvailabilityConfig, defaultAvailability } from '../values/availability';
import { type Branding, defaultBranding } from '../values/branding';
import { type Calendar, noCalendar } from '../values/calendar';
import type { Callout } from '../values/callout';
import type { CustomPrompts } from '../values/custom-prompts';
import type { Finance } from '../values/finance';
import { type BusinessInfo, emptyTraining } from '../values/training';
import type { GasSafeCheck } from '../values/gas-safe';
import { defaultNotificationPreferences, type NotificationPreferences } from '../values/notification-preferences';
import { defaultRetentionDays } from '../values/retention';
import type { InstallerEvent, RecordedEvent, SubjectEvent, SubscriptionEvent } from '../catalogue/catalogue';
import { paymentFieldsAfter } from './payment-fields';
import { installerEvents } from '../events/installer-events';
import { subscriptionEvents } from '../events/subscription-events';

export type InstallerFields = {
  readonly slug: string;
  readonly id: string;
  readonly name: string;
  readonly installer_email: string | null;
  readonly allowed_domains: readonly string[];
  readonly email_inbox: string | null;
  readonly phone_sms: string | null;
  readonly contact_name: string | null;
  readonly status: Installer['status'];
  readonly registration_source: Installer['registrationSource'];
  readonly verified_at: string | null;
  readonly approved_at: string | null;
  readonly approval_notes: string | null;
  readonly gas_safe: GasSafeCheck | null;
  readonly rejected_at: string | null;
  readonly service_postcode: string | null;
  readonly suspended_at: string | null;
  readonly suspended_by: Installer['suspendedBy'];
  readonly suspension_reason: string | null;
  readonly payment_status: Installer['paymentStatus'];
  readonly manual_payment_mode: boolean;
  readonly last_payment_date: string | null;
  readonly refunded_at: string | null;
  readonly stripe_customer_id: string | null;
  readonly stripe_subscription_id: string | null;
  readonly created_at: string;
  readonly branding: Branding;
  readonly notification_preferences: NotificationPreferences;
  readonly availability_config: AvailabilityConfig;
  readonly calendar: Calendar;
  readonly retention_days: number;
  readonly finance: Finance;
  readonly callout: Callout;
  readonly custom_prompts: CustomPrompts;
  readonly business_info: BusinessInfo;
  readonly revision: number;
  readonly api_key_credential_id: string | null;
  readonly key_version: number;
};

export type RecordedInstallerEvent = RecordedEvent<InstallerEvent | SubjectEvent | SubscriptionEvent>;

const live = { suspended_at: null, suspended_by: null, suspension_reason: null };
const created = (event: Extract<RecordedInstallerEvent, { type: 'InstallerCreated' }>): InstallerFields => ({
  slug: event.data.slug,
  id: event.data.installerId,
  name: event.data.name,
  installer_email: null,
  allowed_domains: [],
  email_inbox: null,
  phone_sms: null,
  contact_name: null,
  status: event.data.registrationSource === 'website' ? 'pending' : 'active',
  registration_source: event.data.registrationSource,
  verified_at: null,
  approved_at: null,
  approval_notes: null,
  gas_safe: null,
  rejected_at: null,
  service_postcode: null,
  ...live,
  payment_status: 'active',
  manual_payment_mode: false,
  last_payment_date: null,
  refunded_at: null,
  stripe_customer_id: null,
  stripe_subscription_id: null,
  created_at: event.at,
  branding: defaultBranding,
  notification_preferences: defaultNotificationPreferences,
  availability_config: defaultAvailability,
  calendar: noCalendar,
  retention_days: defaultRetentionDays,
  finance: {},
  callout: {},
  custom_prompts: {},
  business_info: emptyTraining.businessInfo,
  revision: event.revision,
  api_key_credential_id: null,
  key_version: 0,
});

const changed = (fields: InstallerFields, event: RecordedEvent<InstallerEvent | SubjectEvent>): InstallerFields => {
  switch (event.type) {
    case 'InstallerCreated':
    case 'InstallerPasswordSet':
    case 'InstallerTrainingDrafted':
    case 'InstallerVerificationRequested':
    case 'InstallerDeleted':
      return fields;
    case 'InstallerRenamed':
      return { ...fields, name: event.data.name };
    case 'InstallerContactNamed':
      return { ...fields, contact_name: event.data.contactName };
    case 'InstallerAlertsAddressed':
      return { ...fields, email_inbox: event.data.emailInbox, phone_sms: event.data.phoneSms };
    case 'InstallerLoginEmailSet':
      return { ...fields, installer_email: event.data.installerEmail };
    case 'SubjectErased':
      return {
        ...fields,
        contact_name: null,
        email_inbox: null,
        phone_sms: null,
        installer_email: null,
        approval_notes: null,
        service_postcode: null,
        suspension_reason: null,
      };
    case 'InstallerApiKeyIssued':
      return { ...fields, api_key_credential_id: event.data.credentialId, key_version: event.data.keyVersion };
    case 'InstallerDomainsAllowed':
      return { ...fields, allowed_domains: event.data.allowedDomains };
    case 'InstallerBranded':
      return { ...fields, branding: event.data.branding };
    case 'InstallerNotificationsPreferred':
      return { ...fields, notification_preferences: event.data.notificationPreferences };
    case 'InstallerAvailabilitySet':
      return { ...fields, availability_config: event.data.availabilityConfig };
    case 'InstallerCalendarConnected':
      return { ...fields, calendar: { provider: event.data.provider } };
    case 'InstallerCalendarDisconnected':
      return { ...fields, calendar: noCalendar };
    case 'InstallerFinanceSet':
      return { ...fields, finance: event.data.finance };
    case 'InstallerCalloutSet':
      return { ...fields, callout: event.data.callout };
    case 'InstallerPromptsSet':
      return { ...fields, custom_prompts: event.data.customPrompts };
    case 'InstallerTrainingPublished':
      return { ...fields, business_info: event.data.training.businessInfo };
    case 'InstallerRetentionSet':
      return { ...fields, retention_days: event.data.retentionDays };
    case 'InstallerSuspended':
      return {
        ...fields,
        suspended_at: event.at,
        suspended_by: event.data.cause,
        suspension_reason: event.data.reason ?? null,
      };
    case 'InstallerResumed':
      return { ...fields, ...live };
    case 'InstallerServiceAreaSet':
      return { ...fields, service_postcode: event.data.postcode };
    case 'InstallerEmailVerified':
      return { ...fields, verified_at: fields.verified_at ?? event.at };
    case 'InstallerApproved':
      return {
        ...fields,
        status: 'active',
        approved_at: event.at,
        approval_notes: event.data.approvalNotes,
        gas_safe: event.data.gasSafe,
      };
    case 'InstallerRejected':
      return { ...fields, rejected_at: event.at };
    case 'InstallerRejectionWithdrawn':
      return { ...fields, rejected_at: null };
    case 'InstallerPaymentModeSet':
      return { ...fields, manual_payment_mode: event.data.manual };
  }
};

const isOfSubscription = (event: RecordedEvent): event is RecordedEvent<SubscriptionEvent> =>
  Object.hasOwn(subscriptionEvents, event.type);

export const concernsInstaller = (event: RecordedEvent): event is RecordedInstallerEvent =>
  event.type === 'SubjectErased'
    ? event.data.sessionId === null
    : Object.hasOwn(installerEvents, event.type) || isOfSubscription(event);

/** Null before it was created, and once deleted. `revision` is that of its own stream, that forms go by. */
export const foldInstaller = (
  fields: InstallerFields | undefined,
  event: RecordedInstallerEvent,
): InstallerFields | null => {
  if (event.type === 'InstallerDeleted') return null;
  const before = fields ?? (event.type === 'InstallerCreated' ? created(event) : undefined);
  if (!before) return null;
  return isOfSubscription(event)
    ? { ...before, ...paymentFieldsAfter(before, event) }
    : { ...changed(before, event), revision: event.revision };
};
