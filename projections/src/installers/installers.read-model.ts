import {
  concernsInstaller,
  foldInstaller,
  type RecordedInstallerEvent,
} from '@pilotlight/contracts/folds/installer-fields';
import type { InstallerFields } from '@pilotlight/contracts/folds/new-installer-fields';
import type { FoldedModel, Table } from '../read-model';
import { searchText } from '../search-text';

export type InstallerRow = InstallerFields & { readonly search: string };

/** What the list asks of each: with it, counts and places read an index alone. Searched text may be longer than an index holds. */
const asked = `include (name, suspended_at, payment_status, manual_payment_mode, changes_asked) where status = 'active'`;

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
    approval_notes: 'text null',
    gas_safe: 'jsonb null',
    rejected_at: 'timestamptz null',
    service_postcode: 'text null',
    suspended_at: 'timestamptz null',
    suspended_by: 'text null',
    suspension_reason: 'text null',
    payment_status: 'text',
    manual_payment_mode: 'boolean',
    last_payment_date: 'timestamptz null',
    refunded_at: 'timestamptz null',
    stripe_customer_id: 'text null',
    stripe_subscription_id: 'text null',
    created_at: 'timestamptz',
    branding: 'jsonb',
    notification_preferences: 'jsonb',
    availability_config: 'jsonb',
    calendar: 'jsonb',
    retention_days: 'integer',
    consent_text: 'text',
    finance: 'jsonb',
    callout: 'jsonb',
    custom_prompts: 'jsonb',
    business_info: 'jsonb',
    revision: 'integer',
    api_key_credential_id: 'uuid null',
    key_version: 'integer',
    changes_asked: 'integer',
    search: 'text',
  },
  key: ['slug'],
  tenant: 'slug',
  personal: [
    'installer_email',
    'email_inbox',
    'phone_sms',
    'contact_name',
    'approval_notes',
    'service_postcode',
    'suspension_reason',
    'search',
  ],
  indexes: {
    status: '(status, suspended_at, payment_status, manual_payment_mode, changes_asked)',
    looked: `((suspended_at is null and changes_asked = 0 and (manual_payment_mode or payment_status not in ('failed', 'cancelled'))), lower(name), slug) ${asked}`,
    named: `(lower(name), slug) ${asked}`,
    newest: `(created_at desc, slug) ${asked}`,
  },
};

const findable = (fields: InstallerFields): string =>
  searchText([fields.name, fields.slug, fields.installer_email, fields.email_inbox, ...fields.allowed_domains]);

export const installers: FoldedModel<InstallerRow, RecordedInstallerEvent, 'installers'> = {
  kind: 'folded',
  sharesRows: true,
  name: 'installers',
  version: 12,
  table: installersTable,
  streams: ['installer', 'subscription', 'questions'],
  /** Its own fold knows: a deleted one is gone at once. */
  outlivesInstaller: true,
  concerns: concernsInstaller,
  keyOf: (event) => [event.data.slug],
  fold: (row, event) => {
    const after = foldInstaller(row, event);
    return after && { ...after, search: findable(after) };
  },
};
