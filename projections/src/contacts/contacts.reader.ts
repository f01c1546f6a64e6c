import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../read-database';
import type { ReadModelName } from '../read-models';

const samePerson = `
  select other.session_id
    from read.contacts asked
    join read.contacts other
      on other.slug = asked.slug and other.digests ?| array(select jsonb_array_elements_text(asked.digests))
   where asked.slug = $1 and asked.session_id = $2 and other.session_id <> asked.session_id
   order by other.session_id`;

@Injectable()
export class ContactsReader {
  static readonly models = ['contacts'] as const satisfies readonly ReadModelName[];

  constructor(private readonly database: ReadDatabase) {}

  /** By session id: other conversations, and appointments without one, with the same email or phone. */
  async samePerson(slug: string, sessionId: string): Promise<string[]> {
    const [found] = await this.database.asTenant(slug, (ask) => [
      ask<{ session_id: string }>({ text: samePerson, values: [slug, sessionId] }),
    ]);
    return found.rows.map(({ session_id }) => session_id);
  }
}
