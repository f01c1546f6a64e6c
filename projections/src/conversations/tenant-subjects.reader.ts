import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

/** Whose words are kept of one installer: visitors who chatted, and who booked without a word. */
@Injectable()
export class TenantSubjectsReader {
  static readonly models = ['appointment_words', 'conversations'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** Session ids in order, after `after`; at most `limit`. */
  async of(slug: string, after: string | null, limit: number): Promise<readonly string[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ id: string }>({
        text: `select id from (
                 select session_id as id from read.conversations where slug = $1
                 union select subject_id from read.appointment_words where slug = $1) subject
                where $2::uuid is null or id > $2 order by id limit $3`,
        values: [slug, after, limit],
      }),
    ]);
    return rows.map(({ id }) => id);
  }
}
