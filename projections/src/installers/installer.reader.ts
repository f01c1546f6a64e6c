import { Injectable } from '@nestjs/common';
import type { Installer } from '@pilotlight/contracts/http/installers';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { type InstallerRow, installersTable } from './installers.read-model';

/** An installer without its API key, which only the credentials table holds: `apiKeyCredentialId` names it there. */
export type InstallerRecord = Omit<Installer, 'apiKey'> & {
  readonly apiKeyCredentialId: string | null;
  readonly keyVersion: number;
};

export const installerColumns = Object.keys(installersTable.columns)
  .filter((column) => column !== 'search')
  .map((column) => `installer.${column}`)
  .join(', ');

export const recordOf = (row: InstallerRow): InstallerRecord => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  installerEmail: row.installer_email,
  allowedDomains: [...row.allowed_domains],
  emailInbox: row.email_inbox,
  phoneSms: row.phone_sms,
  contactName: row.contact_name,
  status: row.status,
  registrationSource: row.registration_source,
  verifiedAt: row.verified_at,
  approvedAt: row.approved_at,
  approvalNotes: row.approval_notes,
  gasSafe: row.gas_safe,
  rejectedAt: row.rejected_at,
  suspendedAt: row.suspended_at,
  suspendedBy: row.suspended_by,
  suspensionReason: row.suspension_reason,
  paymentStatus: row.payment_status,
  manualPaymentMode: row.manual_payment_mode,
  lastPaymentDate: row.last_payment_date,
  refundedAt: row.refunded_at,
  stripeCustomerId: row.stripe_customer_id,
  stripeSubscriptionId: row.stripe_subscription_id,
  serviceArea: row.service_postcode === null ? {} : { postcode: row.service_postcode },
  finance: row.finance,
  callout: row.callout,
  customPrompts: row.custom_prompts,
  businessInfo: row.business_info,
  createdAt: row.created_at,
  branding: row.branding,
  notificationPreferences: row.notification_preferences,
  availabilityConfig: row.availability_config,
  calendar: row.calendar,
  retentionDays: row.retention_days,
  consentText: row.consent_text,
  revision: row.revision,
  apiKeyCredentialId: row.api_key_credential_id,
  keyVersion: row.key_version,
});

@Injectable()
export class InstallerReader {
  static readonly models = ['installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async bySlug(slug: string): Promise<InstallerRecord | undefined> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<InstallerRow>({
        text: `select ${installerColumns} from read.installers installer where slug = $1`,
        values: [slug],
      }),
    ]);
    return rows.map(recordOf)[0];
  }
}
