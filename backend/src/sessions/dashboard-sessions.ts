import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from '../secrets/opaque-token';

/** A session ends with its credential. */
export type DashboardCaller =
  | { readonly kind: 'admin' | 'auditor'; readonly credentialId: string }
  | {
      readonly kind: 'installer';
      readonly slug: string;
      readonly credentialId: string;
      /** The API key, where one of the installer's own systems calls. */
      readonly systemKey?: { readonly id: string; readonly scopes: readonly SystemScope[] };
    };

const credentials = { credential_id: z.uuid(), next_credential_id: z.uuid().nullable() };
const rowSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['admin', 'auditor']), ...credentials }),
  z.object({ kind: z.literal('installer'), slug: z.string(), ...credentials }),
]);

/** Where it is opened from, as far as that is known. */
export interface SignedInFrom {
  readonly device: string | null;
  readonly address: string;
}

/** `nextCredentialId` is the password's that this session itself was about to set; null where it set none. */
export type FoundSession = DashboardCaller & { readonly nextCredentialId: string | null };

const hashSchema = z.object({ hash: z.string() });

const idle = (rememberMe: boolean): string => (rememberMe ? '14 days' : '8 hours');

/** Tokens are kept as SHA-256 and end after 14 days (remembered) or 8 hours without use. */
export class DashboardSessions {
  constructor(private readonly pool: Pool) {}

  async open(caller: DashboardCaller, rememberMe: boolean, from?: SignedInFrom): Promise<string> {
    const token = newToken();
    const slug = caller.kind === 'installer' ? caller.slug : null;
    await this.pool.query(
      `insert into access.sessions (token_hash, kind, slug, credential_id, idle, device, address)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [
        tokenHash(token),
        caller.kind,
        slug,
        caller.credentialId,
        idle(rememberMe),
        from?.device ?? null,
        from?.address ?? null,
      ],
    );
    return token;
  }

  /** Null once it has ended. Use is recorded once a minute at most. */
  async find(token: string, isUse = true): Promise<FoundSession | null> {
    const { rows } = await this.pool.query({
      name: 'find-session',
      text: `with session as (
               select token_hash, kind, slug, credential_id, next_credential_id, last_used_at from access.sessions
               where token_hash = $1 and last_used_at + idle > now()),
             used as (
               update access.sessions s set last_used_at = now() from session
               where $2 and s.token_hash = session.token_hash and session.last_used_at < now() - interval '1 minute')
             select kind, slug, credential_id, next_credential_id from session`,
      values: [tokenHash(token), isUse],
    });
    const [row] = z.array(rowSchema).parse(rows);
    if (!row) return null;
    const { credential_id: credentialId, next_credential_id: nextCredentialId } = row;
    return row.kind === 'installer'
      ? { kind: row.kind, slug: row.slug, credentialId, nextCredentialId }
      : { kind: row.kind, credentialId, nextCredentialId };
  }

  /** Of these tokens, those whose session goes on; which is no use of it. */
  async lasting(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query({
      name: 'lasting-sessions',
      text: `select encode(token_hash, 'hex') as hash from access.sessions
              where token_hash = any($1) and last_used_at + idle > now()`,
      values: [tokens.map(tokenHash)],
    });
    const hashes = new Set(
      z
        .array(hashSchema)
        .parse(rows)
        .map(({ hash }) => hash),
    );
    return new Set(tokens.filter((token) => hashes.has(tokenHash(token).toString('hex'))));
  }

  async close(token: string): Promise<void> {
    await this.pool.query('delete from access.sessions where token_hash = $1', [tokenHash(token)]);
  }
}
