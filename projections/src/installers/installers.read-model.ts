import type { InstallerEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/events/catalogue';
import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { type Branding, defaultBranding } from '@pilotlight/contracts/values/branding';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import type { FoldedModel, Table } from '../read-model';
import { searchText } from '../search-text';

export type InstallerRow = {
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
  readonly suspended_at: string | null;
  readonly suspended_by: Installer['suspendedBy'];
  readonly payment_status: Installer['paymentStatus'];
  readonly manual_payment_mode: boolean;
  readonly last_payment_date: string | null;
  readonly stripe_subscription_id: string | null;
  readonly created_at: string;
  readonly branding: Branding;
  readonly retention_days: number;
  readonly revision: number;
  readonly api_key_credential_id: string | null;
  readonly key_version: number;
  readonly search: string;
};

export const installersTable: Table<InstallerRow> = {
  name: 'installers',
  columns: {
    slug: 'text',
    id: 'uuid',
    name: 'text',
    installer_email: 'text null',
    allowed_domains: 'jsonb',
    email_inbox: 'text null',
    phone_sms: 'text null',
    contact_name: 'text null',
    status: 'text',
    registration_source: 'text',
    verified_at: 'timestamptz null',
    approved_at: 'timestamptz null',
    suspended_at: 'timestamptz null',
    suspended_by: 'text null',
    payment_status: 'text',
    manual_payment_mode: 'boolean',
    last_payment_date: 'timestamptz null',
    stripe_subscription_id: 'text null',
    created_at: 'timestamptz',
    branding: 'jsonb',
    retention_days: 'integer',
    revision: 'integer',
    api_key_credential_id: 'uuid null',
    key_version: 'integer',
    search: 'text',
  },
  key: ['slug'],
  tenant: 'slug',
  indexes: { status: '(status, suspended_at)' },
};

type Recorded = RecordedEvent<InstallerEvent | SubjectEvent>;

const created = (event: Extract<Recorded, { type: 'InstallerCreated' }>): InstallerRow => ({
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
  suspended_at: null,
  suspended_by: null,
  payment_status: 'active',
  manual_payment_mode: false,
  last_payment_date: null,
  stripe_subscription_id: null,
  created_at: event.at,
  branding: defaultBranding,
  retention_days: defaultRetentionDays,
  revision: event.revision,
  api_key_credential_id: null,
  key_version: 0,
  search: '',
});

const changed = (row: InstallerRow, event: Recorded): InstallerRow => {
  switch (event.type) {
    case 'InstallerCreated':
    case 'InstallerPasswordSet':
    case 'InstallerTrainingDrafted':
    case 'InstallerTrainingPublished':
      return row;
    case 'InstallerRenamed':
      return { ...row, name: event.data.name };
    case 'InstallerContactNamed':
      return { ...row, contact_name: event.data.contactName };
    case 'InstallerAlertsAddressed':
      return { ...row, email_inbox: event.data.emailInbox, phone_sms: event.data.phoneSms };
    case 'InstallerLoginEmailSet':
      return { ...row, installer_email: event.data.installerEmail };
    case 'SubjectErased':
      return { ...row, contact_name: null, email_inbox: null, phone_sms: null, installer_email: null };
    case 'InstallerApiKeyIssued':
      return { ...row, api_key_credential_id: event.data.credentialId, key_version: event.data.keyVersion };
    case 'InstallerDomainsAllowed':
      return { ...row, allowed_domains: event.data.allowedDomains };
    case 'InstallerBranded':
      return { ...row, branding: event.data.branding };
    case 'InstallerRetentionSet':
      return { ...row, retention_days: event.data.retentionDays };
    case 'InstallerSuspended':
      return { ...row, suspended_at: event.at, suspended_by: event.data.cause };
    case 'InstallerResumed':
      return { ...row, suspended_at: null, suspended_by: null };
  }
};

const findable = (row: InstallerRow): string =>
  searchText([row.name, row.slug, row.installer_email, row.email_inbox, ...row.allowed_domains]);

/** One row per installer: its account as both dashboards show it, without any secret. */
export const installers: FoldedModel<InstallerRow, Recorded, 'installers'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'installers',
  version: 3,
  table: installersTable,
  streams: ['installer'],
  concerns: (event): event is Recorded =>
    event.type === 'SubjectErased' ? event.data.sessionId === null : Object.hasOwn(installerEvents, event.type),
  keyOf: (event) => [event.data.slug],
  fold: (row, event) => {
    const before = row ?? (event.type === 'InstallerCreated' ? created(event) : undefined);
    if (!before) return null;
    const after = changed(before, event);
    return { ...after, revision: event.revision, search: findable(after) };
  },
};
