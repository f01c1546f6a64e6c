import { Injectable } from '@nestjs/common';
import type { Deletion } from '@pilotlight/contracts/http/approval';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

type Counts = Omit<Deletion, 'subscription'>;

/** How much an installer's deletion takes along. */
@Injectable()
export class DeletionReader {
  static readonly models = [
    'appointments',
    'conversations',
    'messages',
    'payment_log',
  ] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  async counts(slug: string): Promise<Counts> {
    const [{ rows }] = await this.database.asTenant(slug, (ask) => [
      ask<Counts>({
        text: `select (select count(*) from read.conversations where slug = $1) as conversations,
                      (select count(*) from read.appointments where slug = $1) as appointments,
                      (select coalesce(sum(jsonb_array_length(entry -> 'photos')), 0)
                         from read.messages where slug = $1 and entry ->> 'role' = 'photos')::int as photos,
                      (select count(*) from read.payment_log where slug = $1) as payments`,
        values: [slug],
      }),
    ]);
    return rows[0] ?? { conversations: 0, appointments: 0, photos: 0, payments: 0 };
  }
}
