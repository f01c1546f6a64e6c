import { Injectable } from '@nestjs/common';
import { type Platform, ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

export interface LeadOwner {
  readonly slug: string;
  readonly sessionId: string;
}

const found = `select slug, session_id as "sessionId" from read.conversations where session_id = any($1::uuid[])`;

/** Whose the conversations are that somebody names by their ids alone. */
@Injectable()
export class LeadOwnersReader {
  static readonly models = ['conversations'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Those that are this installer's. */
  async ofInstaller(slug: string, sessionIds: readonly string[]): Promise<readonly LeadOwner[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<LeadOwner>({ text: `${found} and slug = $2`, values: [sessionIds, slug] }),
    ]);
    return rows;
  }

  /** Those that are there, of whichever installer. */
  async ofAll(scope: Platform, sessionIds: readonly string[]): Promise<readonly LeadOwner[]> {
    const [{ rows }] = await this.database.asPlatform(scope, (ask) => [
      ask<LeadOwner>({ text: found, values: [sessionIds] }),
    ]);
    return rows;
  }
}
