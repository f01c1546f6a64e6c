import type { Pool } from 'pg';
import { z } from 'zod';
import { tokenHash } from '../secrets/opaque-token';

const rowsSchema = z.array(
  z.object({
    id: z.uuid(),
    device: z.string().nullable(),
    address: z.string().nullable(),
    created_at: z.date(),
    last_used_at: z.date(),
    current: z.boolean(),
  }),
);

export interface OwnSession {
  readonly id: string;
  readonly device: string | null;
  readonly address: string | null;
  /** ISO 8601 UTC, as `lastUsedAt`. */
  readonly openedAt: string;
  readonly lastUsedAt: string;
  readonly current: boolean;
}

/** Where an installer is signed in. A session stands while it is used, and for as long as the password that opened it. */
const stands = 'slug = $1 and last_used_at + idle > now() and $2 in (credential_id, next_credential_id)';
const most = 50;

export class InstallerSessions {
  constructor(private readonly pool: Pool) {}

  /** Those that stand by this credential, the one of this token first, then as last used. */
  async of(slug: string, credentialId: string, token: string): Promise<OwnSession[]> {
    const { rows } = await this.pool.query(
      `select id, device, address, created_at, last_used_at, token_hash = $3 as current
         from access.sessions where ${stands} order by token_hash = $3 desc, last_used_at desc, id limit ${most}`,
      [slug, credentialId, tokenHash(token)],
    );
    return rowsSchema.parse(rows).map(({ created_at: opened, last_used_at: used, ...session }) => ({
      ...session,
      openedAt: opened.toISOString(),
      lastUsedAt: used.toISOString(),
    }));
  }

  /** False where this installer has no such session any more. */
  async end(slug: string, credentialId: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`delete from access.sessions where ${stands} and id = $3`, [
      slug,
      credentialId,
      id,
    ]);
    return rowCount === 1;
  }

  /** All but the one of this token. Resolves with how many stood. */
  async endOthers(slug: string, credentialId: string, token: string): Promise<number> {
    const { rows } = await this.pool.query<{ stood: boolean }>(
      `delete from access.sessions where slug = $1 and token_hash <> $3 returning last_used_at + idle > now() and $2 in (credential_id, next_credential_id) as stood`,
      [slug, credentialId, tokenHash(token)],
    );
    return rows.filter(({ stood }) => stood).length;
  }

  /** Lets the session of this token stand by the credential that is about to follow, whether or not it does. */
  async standBy(token: string, credentialId: string, next: string): Promise<void> {
    await this.pool.query(
      'update access.sessions set credential_id = $2, next_credential_id = $3 where token_hash = $1',
      [tokenHash(token), credentialId, next],
    );
  }

  /** Of a deleted installer. */
  async endAll(slug: string): Promise<void> {
    await this.pool.query('delete from access.sessions where slug = $1', [slug]);
  }
}
