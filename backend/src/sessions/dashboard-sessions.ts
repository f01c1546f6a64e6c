import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from '../secrets/opaque-token';

/** A session ends with its credential. */
export type DashboardCaller =
  | { readonly kind: 'admin' | 'auditor'; readonly credentialId: string }
  | { readonly kind: 'installer'; readonly slug: string; readonly credentialId: string };

const rowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['admin', 'auditor']), credential_id: z.uuid() }),
  z.object({ kind: z.literal('installer'), slug: z.string(), credential_id: z.uuid() }),
]);

const idle = (rememberMe: boolean): string => (rememberMe ? '14 days' : '8 hours');

/** Tokens are kept as SHA-256 and end after 14 days (remembered) or 8 hours without use. */
export class DashboardSessions {
  constructor(private readonly pool: Pool) {}

  async open(caller: DashboardCaller, rememberMe: boolean): Promise<string> {
    const token = newToken();
    const slug = caller.kind === 'installer' ? caller.slug : null;
    await this.pool.query(
      'insert into access.sessions (token_hash, kind, slug, credential_id, idle) values ($1, $2, $3, $4, $5)',
      [tokenHash(token), caller.kind, slug, caller.credentialId, idle(rememberMe)],
    );
    return token;
  }

  /** Null once it has ended. Use is recorded once a minute at most. */
  async find(token: string, isUse = true): Promise<DashboardCaller | null> {
    const { rows } = await this.pool.query({
      name: 'find-session',
      text: `with session as (
               select token_hash, kind, slug, credential_id, last_used_at from access.sessions
               where token_hash = $1 and last_used_at + idle > now()),
             used as (
               update access.sessions s set last_used_at = now() from session
               where $2 and s.token_hash = session.token_hash and session.last_used_at < now() - interval '1 minute')
             select kind, slug, credential_id from session`,
      values: [tokenHash(token), isUse],
    });
    const [row] = z.array(rowSchema).parse(rows);
    if (!row) return null;
    const { credential_id: credentialId } = row;
    return row.kind === 'installer'
      ? { kind: row.kind, slug: row.slug, credentialId }
      : { kind: row.kind, credentialId };
  }

  /** Of a deleted installer. */
  async drop(slug: string): Promise<void> {
    await this.pool.query('delete from access.sessions where slug = $1', [slug]);
  }

  async close(token: string): Promise<void> {
    await this.pool.query('delete from access.sessions where token_hash = $1', [tokenHash(token)]);
  }
}
