import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

@Injectable()
export class RemindersReader {
  static readonly models = ['reminders'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async of(slug: string): Promise<{ reminderId: string; text: string }[]> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<{ reminderId: string; text: string }>({
        text: 'select reminder_id as "reminderId", text from read.reminders where slug = $1 order by noted_at',
        values: [slug],
      }),
    ]);
    return rows;
  }
}
