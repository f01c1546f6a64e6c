import type { CalendarFailure } from '@pilotlight/contracts/http/calendars';
import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import type { Pool } from 'pg';
import { z } from 'zod';

const rowSchema = z.object({
  sealed: z.instanceof(Buffer),
  connected_at: z.date(),
  failure: z.enum(['access-lost', 'busy', 'down', 'refused']).nullable(),
  failed_at: z.date().nullable(),
  ended: z.boolean(),
});

export interface CalendarGrant {
  readonly slug: string;
  readonly refreshToken: string;
  /** ISO 8601 UTC. */
  readonly connectedAt: string;
  readonly failure: CalendarFailure | null;
}

const nameOf = (slug: string): string => `calendar-grant ${slug}`;

/** What lets us write to installers' Google Calendars, sealed, and what last went wrong with it. */
export class CalendarGrants {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  /** Takes the place of one that was there; its failure is forgotten. */
  async keep(slug: string, refreshToken: string): Promise<void> {
    await this.pool.query(
      `insert into access.calendar_grants (slug, sealed) values ($1, $2)
       on conflict (slug) do update set sealed = excluded.sealed, connected_at = now(),
         failure = null, failed_at = null, failed_appointment = null, ended = false`,
      [slug, this.sealing.seal(nameOf(slug), Buffer.from(refreshToken))],
    );
  }

  async of(slug: string): Promise<CalendarGrant | null> {
    const { rows } = await this.pool.query('select * from access.calendar_grants where slug = $1', [slug]);
    const [row] = z.array(rowSchema).parse(rows);
    if (!row) return null;
    const { failure, failed_at: failedAt, ended } = row;
    return {
      slug,
      refreshToken: this.sealing.open(nameOf(slug), row.sealed).toString(),
      connectedAt: row.connected_at.toISOString(),
      failure: failure && failedAt ? { kind: failure, at: failedAt.toISOString(), ended } : null,
    };
  }

  async drop(slug: string): Promise<void> {
    await this.pool.query('delete from access.calendar_grants where slug = $1', [slug]);
  }

  /** A failure that has ended is what the installer has to know: one still tried again doesn't take its place. */
  async failed(
    slug: string,
    { kind, ended, appointmentId }: Pick<CalendarFailure, 'kind' | 'ended'> & { readonly appointmentId: string | null },
  ): Promise<void> {
    await this.pool.query(
      `update access.calendar_grants set failure = $2, failed_at = now(), failed_appointment = $3, ended = $4
        where slug = $1 and (not ended or $4)`,
      [slug, kind, appointmentId, ended],
    );
  }

  /** An ended failure stays until the same appointment is written. */
  async worked(slug: string, appointmentId: string): Promise<void> {
    await this.pool.query(
      `update access.calendar_grants set failure = null, failed_at = null, failed_appointment = null, ended = false
        where slug = $1 and failure is not null and (not ended or failed_appointment = $2)`,
      [slug, appointmentId],
    );
  }
}
