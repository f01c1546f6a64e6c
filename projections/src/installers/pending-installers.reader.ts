import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import { installerColumns, type InstallerRecord, recordOf } from './installer.reader';
import type { InstallerRow } from './installers.read-model';

export interface PendingInstallers {
  readonly installers: readonly InstallerRecord[];
  /** Whatever the filter. */
  readonly counts: { readonly waiting: number; readonly rejected: number };
}

const isPaid = `(registration_source = 'admin' or manual_payment_mode or payment_status = 'active' and stripe_subscription_id is not null)`;
const orders = {
  waiting: `verified_at is null or not ${isPaid}, verified_at is null, created_at, slug`,
  rejected: 'rejected_at desc, slug',
} as const;

@Injectable()
export class PendingInstallersReader {
  static readonly models = ['installers'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Those that wait for approval: paid and verified ones first, then verified ones, then the oldest; or those turned down, newest first. */
  async list(scope: Platform, filter: 'waiting' | 'rejected'): Promise<PendingInstallers> {
    const [found, counted] = await this.database.asPlatform(scope, (ask) => [
      ask<InstallerRow>({
        text: `select ${installerColumns} from read.installers installer
                where status = 'pending' and (rejected_at is not null) = $1 order by ${orders[filter]} limit 500`,
        values: [filter === 'rejected'],
      }),
      ask<PendingInstallers['counts']>({
        text: `select count(*) filter (where rejected_at is null) as waiting, count(rejected_at) as rejected
                 from read.installers where status = 'pending'`,
      }),
    ]);
    return { installers: found.rows.map(recordOf), counts: counted.rows[0] ?? { waiting: 0, rejected: 0 } };
  }
}
