import type { Installer } from '../http/installers';
import { type AvailabilityConfig, defaultAvailability } from '../values/availability';
import { type Branding, defaultBranding } from '../values/branding';
import { type Calendar, noCalendar } from '../values/calendar';
import type { Callout } from '../values/callout';
import type { CustomPrompts } from '../values/custom-prompts';
import type { Finance } from '../values/finance';
import { type BusinessInfo, emptyTraining } from '../values/training';
import type { GasSafeCheck } from '../values/gas-safe';
import { marketingWording } from '../values/marketing-consent';
import { defaultNotificationPreferences, type NotificationPreferences } from '../values/notification-preferences';
import { defaultRetentionDays } from '../values/retention';
import type { InstallerEvent, RecordedEvent } from '../catalogue/catalogue';

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
  readonly consent_text: string;
  readonly finance: Finance;
  readonly callout: Callout;
  readonly custom_prompts: CustomPrompts;
  readonly business_info: BusinessInfo;
  readonly revision: number;
  readonly api_key_credential_id: string | null;
  readonly key_version: number;
  /** Changes of the training that it asked for and nobody answered yet. */
  readonly changes_asked: number;
};

type Created = RecordedEvent<InstallerEvent> & { readonly type: 'InstallerCreated' };

export const newInstallerFields = (event: Created): InstallerFields => ({
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
  suspended_at: null,
  suspended_by: null,
  suspension_reason: null,
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
  consent_text: marketingWording,
  finance: {},
  callout: {},
  custom_prompts: {},
  business_info: emptyTraining.businessInfo,
  revision: event.revision,
  api_key_credential_id: null,
  key_version: 0,
  changes_asked: 0,
});
