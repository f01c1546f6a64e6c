import type { Pool } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { KeyedMutex } from '../concurrency/keyed-mutex';

/** What a process that died keeps the next booking waiting for. */
const lease = '10 seconds';
const lookEveryMs = 25;
const patienceMs = 12_000;

const heldSchema = z.array(z.object({ held_at: z.date().nullable() }));
const leasedSchema = z.array(z.object({ leased: z.string().nullable(), there: z.boolean() })).length(1);

/** What the processes agree on of a session that books. One that has ended agrees to anything. */
export class SessionBookings {
  readonly #here = new KeyedMutex();

  constructor(private readonly pool: Pool) {}

  /** Notes the time that is held from now on (ISO 8601), and resolves with the one before it. */
  async hold(sessionId: string, scheduledAt: string): Promise<string | null> {
    const { rows } = await this.pool.query({
      name: 'hold-of-session',
      text: `with former as (select session_id, held_at from access.widget_sessions where session_id = $1 for update)
             update access.widget_sessions session set held_at = $2 from former
              where session.session_id = former.session_id returning former.held_at`,
      values: [sessionId, scheduledAt],
    });
    return heldSchema.parse(rows)[0]?.held_at?.toISOString() ?? null;
  }

  /** One booking of a session after the other, whichever process makes it. */
  async oneAtATime<T>(sessionId: string, book: () => Promise<T>): Promise<T> {
    return await this.#here.take(sessionId, async () => {
      const leased = await this.#leased(sessionId);
      try {
        return await book();
      } finally {
        await this.pool.query(
          'update access.widget_sessions set booking_until = null where session_id = $1 and booking_until::text = $2',
          [sessionId, leased],
        );
      }
    });
  }

  async #leased(sessionId: string): Promise<string | null> {
    for (const end = Date.now() + patienceMs; ;) {
      const { rows } = await this.pool.query({
        name: 'lease-booking',
        text: `with taken as (
                 update access.widget_sessions set booking_until = now() + $2::interval
                  where session_id = $1 and (booking_until is null or booking_until < now())
                 returning booking_until::text as leased)
               select (select leased from taken), exists (select from access.widget_sessions where session_id = $1) as there`,
        values: [sessionId, lease],
      });
      const [{ leased, there } = { leased: null, there: false }] = leasedSchema.parse(rows);
      if (leased !== null || !there) return leased;
      if (Date.now() > end) throw new Error('Another booking of this session does not end');
      await pause(lookEveryMs);
    }
  }
}
