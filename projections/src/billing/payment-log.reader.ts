import { Injectable } from '@nestjs/common';
import type { PaymentLogEntry } from '@pilotlight/contracts/http/billing';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

const most = 500;

@Injectable()
export class PaymentLogReader {
  static readonly models = ['payment_log'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Newest first; of one that was deleted, too. */
  async of(slug: string): Promise<readonly PaymentLogEntry[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<PaymentLogEntry>({
        text: `select event_id as id, slug as "installerId", stripe_event_id as "stripeEventId", event_type as "eventType", status, amount,
                      currency, invoice_id as "invoiceId", subscription_id as "subscriptionId", error_message as "errorMessage",
                      '{}'::jsonb as metadata, created_at as "createdAt"
                 from read.payment_log where slug = $1 order by position desc limit $2`,
        values: [slug, most],
      }),
    ]);
    return rows;
  }
}
