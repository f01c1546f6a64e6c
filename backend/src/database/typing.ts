import { typingForMs } from '@pilotlight/contracts/http/hearing';
import type { Pool } from 'pg';
import { z } from 'zod';

export type Typist = 'person' | 'visitor';

const visitorsSchema = z.array(z.object({ session_id: z.uuid(), slug: z.string() }));

const rowsSchema = z.array(z.object({ session_id: z.uuid(), at: z.date() }));

export class Typing {
  constructor(private readonly pool: Pool) {}

  async tell(sessionId: string, typist: Typist): Promise<void> {
    await this.pool.query({
      name: 'tell-typing',
      text: `insert into access.typing as t (session_id, typist, at) values ($1, $2, now())
             on conflict (session_id, typist) do update set at = now() where t.at < now() - interval '1 second'`,
      values: [sessionId, typist],
    });
  }

  async stop(sessionId: string, typist: Typist): Promise<void> {
    await this.pool.query('delete from access.typing where session_id = $1 and typist = $2', [sessionId, typist]);
  }

  async among(sessionIds: readonly string[], typist: Typist): Promise<ReadonlyMap<string, Date>> {
    const { rows } = await this.pool.query({
      name: 'typing-among',
      text: `select session_id, at from access.typing
              where session_id = any($1::uuid[]) and typist = $2 and at > now() - $3 * interval '1 millisecond'`,
      values: [sessionIds, typist, typingForMs],
    });
    return new Map(rowsSchema.parse(rows).map(({ session_id: sessionId, at }) => [sessionId, at]));
  }

  /** The conversations whose visitor types now, of every installer. */
  async visitors(): Promise<readonly { readonly sessionId: string; readonly slug: string }[]> {
    const { rows } = await this.pool.query({
      name: 'typing-visitors',
      text: `select t.session_id, s.slug from access.typing t join access.widget_sessions s using (session_id)
              where t.typist = 'visitor' and t.at > now() - $1 * interval '1 millisecond' limit 10000`,
      values: [typingForMs],
    });
    return visitorsSchema.parse(rows).map(({ session_id: sessionId, slug }) => ({ sessionId, slug }));
  }
}
