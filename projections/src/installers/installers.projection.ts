import type { InstallerEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/events/catalogue';
import { installerEvents } from '@pilotlight/contracts/events/installer-events';
import { defaultBranding } from '@pilotlight/contracts/values/branding';
import { defaultRetentionDays } from '@pilotlight/contracts/values/retention';
import type { FoldedModel } from '../read-model';
import { searchText } from '../search-text';
import { installersTable, type InstallerRow } from './installers.table';

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
export const installers: FoldedModel<InstallerRow, Recorded> = {
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
