import { Injectable } from '@nestjs/common';
import type { Billing, BillingEntry } from '@pilotlight/contracts/http/billing';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

/** What the payment provider isn't asked for. */
export type BillingRecord = Pick<
  Billing,
  | 'standing'
  | 'customerId'
  | 'subscriptionId'
  | 'manualPaymentMode'
  | 'lastPaymentDate'
  | 'currentPeriodEnd'
  | 'cancelsAtPeriodEnd'
  | 'failedAt'
  | 'failure'
  | 'nextAttemptAt'
>;

/** More than an installer sees in many years. */
const mostEntries = 500;

@Injectable()
export class BillingReader {
  static readonly models = ['billing', 'billing_entries', 'installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Undefined where there is no such installer, or none any more; of one without a subscription the standing is `none`. */
  async ofInstaller(slug: string): Promise<BillingRecord | undefined> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<BillingRecord>({
        text: `select coalesce(billing.standing, 'none') as standing, customer_id as "customerId", subscription_id as "subscriptionId",
                      installer.manual_payment_mode as "manualPaymentMode", billing.last_payment_date as "lastPaymentDate",
                      current_period_end as "currentPeriodEnd", coalesce(cancels_at_period_end, false) as "cancelsAtPeriodEnd",
                      failed_at as "failedAt", failure, next_attempt_at as "nextAttemptAt"
                 from read.installers installer left join read.billing billing using (slug)
                where slug = $1`,
        values: [slug],
      }),
    ]);
    return rows[0];
  }

  /** What stays of one that was deleted; of one without a subscription the standing is `none`. */
  async ofDeleted(slug: string): Promise<BillingRecord | undefined> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<BillingRecord>({
        text: `select coalesce(standing, 'none') as standing, customer_id as "customerId", subscription_id as "subscriptionId",
                      false as "manualPaymentMode", last_payment_date as "lastPaymentDate", current_period_end as "currentPeriodEnd",
                      coalesce(cancels_at_period_end, false) as "cancelsAtPeriodEnd", failed_at as "failedAt", failure,
                      next_attempt_at as "nextAttemptAt"
                 from (values ($1)) asked (slug) left join read.billing using (slug)`,
        values: [slug],
      }),
    ]);
    return rows[0];
  }

  /** Newest first; of one that was deleted, too. */
  async entries(slug: string): Promise<readonly BillingEntry[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<BillingEntry>({
        text: `select event_id as id, at, kind, done_by as by, amount, invoice_id as "invoiceId", detail, lasts_until as until, cause_id as "causeId"
                 from read.billing_entries where slug = $1 order by position desc limit $2`,
        values: [slug, mostEntries],
      }),
    ]);
    return rows;
  }
}
