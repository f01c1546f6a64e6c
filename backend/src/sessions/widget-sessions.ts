import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from '../secrets/opaque-token';

export interface WidgetSession {
  readonly sessionId: string;
  readonly slug: string;
  readonly origin: string;
  readonly credentialId: string;
  readonly expiresAt: number;
}

const lifetime = '30 days';
/** From one address, exact over all processes: a busy office, not a flood. */
const newPerHour = 120;

const rowSchema = z.object({
  session_id: z.uuid(),
  slug: z.string(),
  origin: z.string(),
  credential_id: z.uuid(),
  expires_at: z.date(),
});

const sessionOf = (row: z.infer<typeof rowSchema>): WidgetSession => ({
  sessionId: row.session_id,
  slug: row.slug,
  origin: row.origin,
  credentialId: row.credential_id,
  expiresAt: row.expires_at.getTime(),
});

export class WidgetSessions {
  // Rows never change: a cached one is valid until it expires.
  readonly #recent = new LRUCache<string, WidgetSession>({ max: 20_000 });

  constructor(private readonly pool: Pool) {}

  /** Null when this address has opened too many of late. */
  async open(
    session: Omit<WidgetSession, 'sessionId' | 'expiresAt'>,
    addressHash: Buffer,
  ): Promise<[WidgetSession, string] | null> {
    const token = newToken();
    const { rows } = await this.pool.query({
      name: 'open-widget-session',
      text: `with counted as (
               insert into access.attempts as a (bucket, count, until) values ($6, 1, now() + interval '1 hour')
               on conflict (bucket) do update set
                 count = case when a.until < now() then 1 else a.count + 1 end,
                 until = case when a.until < now() then excluded.until else a.until end
               returning count)
             insert into access.widget_sessions (token_hash, session_id, slug, origin, credential_id, address_hash, expires_at)
             select $1, $2, $3, $4, $5, $6, now() + $7::interval from counted where count <= $8
             returning session_id, slug, origin, credential_id, expires_at`,
      values: [
        tokenHash(token),
        randomUUID(),
        session.slug,
        session.origin,
        session.credentialId,
        addressHash,
        lifetime,
        newPerHour,
      ],
    });
    const [row] = z.array(rowSchema).parse(rows);
    return row ? [this.#remember(token, sessionOf(row)), token] : null;
  }

  async find(token: string): Promise<WidgetSession | null> {
    const known = this.#recent.get(token);
    if (known) return known.expiresAt > Date.now() ? known : null;
    const { rows } = await this.pool.query({
      name: 'find-widget-session',
      text: `select session_id, slug, origin, credential_id, expires_at from access.widget_sessions
             where token_hash = $1 and expires_at > now()`,
      values: [tokenHash(token)],
    });
    const [row] = z.array(rowSchema).parse(rows);
    return row ? this.#remember(token, sessionOf(row)) : null;
  }

  /** Null once it has ended. */
  async accessOf(sessionId: string): Promise<{ readonly openedAt: string; readonly expiresAt: string } | null> {
    const { rows } = await this.pool.query(
      'select created_at, expires_at from access.widget_sessions where session_id = $1 and expires_at > now()',
      [sessionId],
    );
    const [row] = z.array(z.object({ created_at: z.date(), expires_at: z.date() })).parse(rows);
    return row ? { openedAt: row.created_at.toISOString(), expiresAt: row.expires_at.toISOString() } : null;
  }

  /** Of a deleted installer: also of visitors who wrote nothing. */
  async drop(slug: string): Promise<void> {
    await this.pool.query('delete from access.widget_sessions where slug = $1', [slug]);
    for (const [token, session] of this.#recent) if (session.slug === slug) this.#recent.delete(token);
  }

  /** Another process may still have it cached; the conversation's own state then refuses. */
  async end(sessionId: string): Promise<void> {
    await this.pool.query('delete from access.widget_sessions where session_id = $1', [sessionId]);
    for (const [token, session] of this.#recent) if (session.sessionId === sessionId) this.#recent.delete(token);
  }

  #remember(token: string, session: WidgetSession): WidgetSession {
    this.#recent.set(token, session);
    return session;
  }
}
