import type { Installer } from '@pilotlight/contracts/http/installers';
import type { Branding } from '@pilotlight/contracts/values/branding';
import type { Table } from '../read-model';

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
