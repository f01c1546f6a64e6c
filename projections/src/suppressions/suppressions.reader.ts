import { Injectable } from '@nestjs/common';
import { platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';
import type { SuppressionRow } from './suppressions.read-model';

export interface SuppressionRecord {
  readonly installerId: string;
  readonly channel: SuppressionRow['channel'];
  readonly addressHash: string;
  readonly address: string;
  readonly cause: SuppressionRow['cause'];
  readonly at: string;
}

@Injectable()
export class SuppressionsReader {
  static readonly models = ['suppressions'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Of all installers, newest first; a thousand at most. */
  async all(): Promise<SuppressionRecord[]> {
    const [{ rows }] = await this.database.asPlatform(platform, (ask) => [
      ask<SuppressionRecord>(
        `select slug as "installerId", channel, address_hash as "addressHash", address, cause, at
           from read.suppressions order by at desc, address_hash limit 1000`,
      ),
    ]);
    return rows;
  }
}
