import type {
  InstallerEvent,
  QuestionEvent,
  RecordedEvent,
  SubjectEvent,
  SubscriptionEvent,
} from '../catalogue/catalogue';
import { installerEvents } from '../events/installer-events';
import { subscriptionEvents } from '../events/subscription-events';
import { noCalendar } from '../values/calendar';
import { type InstallerFields, newInstallerFields } from './new-installer-fields';
import { paymentFieldsAfter } from './payment-fields';

type ChangeEvent = Extract<QuestionEvent, { type: 'TrainingChangeAsked' | 'TrainingChangeDone' }>;

export type RecordedInstallerEvent = RecordedEvent<InstallerEvent | SubjectEvent | SubscriptionEvent | ChangeEvent>;

const live = { suspended_at: null, suspended_by: null, suspension_reason: null };

const changed = (fields: InstallerFields, event: RecordedEvent<InstallerEvent | SubjectEvent>): InstallerFields => {
  switch (event.type) {
    case 'InstallerCreated':
    case 'InstallerPasswordSet':
    case 'InstallerTrainingDrafted':
    case 'InstallerVerificationRequested':
    case 'InstallerSystemKeyIssued':
    case 'InstallerSystemKeyRevoked':
    case 'InstallerConnectionAdded':
    case 'InstallerConnectionChanged':
    case 'InstallerConnectionSecretRotated':
    case 'InstallerConnectionSwitchedOff':
    case 'InstallerConnectionSwitchedOn':
    case 'InstallerConnectionDeleted':
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
    case 'InstallerConsentWorded':
      return { ...fields, consent_text: event.data.wording };
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

const isOfChange = (event: RecordedEvent): event is RecordedEvent<ChangeEvent> =>
  event.type === 'TrainingChangeAsked' || event.type === 'TrainingChangeDone';

export const concernsInstaller = (event: RecordedEvent): event is RecordedInstallerEvent =>
  event.type === 'SubjectErased'
    ? event.data.sessionId === null
    : Object.hasOwn(installerEvents, event.type) || isOfSubscription(event) || isOfChange(event);

/** Null before it was created, and once deleted. `revision` is that of its own stream, that forms go by. */
export const foldInstaller = (
  fields: InstallerFields | undefined,
  event: RecordedInstallerEvent,
): InstallerFields | null => {
  if (event.type === 'InstallerDeleted') return null;
  const before = fields ?? (event.type === 'InstallerCreated' ? newInstallerFields(event) : undefined);
  if (!before) return null;
  if (isOfChange(event))
    return { ...before, changes_asked: before.changes_asked + (event.type === 'TrainingChangeAsked' ? 1 : -1) };
  return isOfSubscription(event)
    ? { ...before, ...paymentFieldsAfter(before, event) }
    : { ...changed(before, event), revision: event.revision };
};
