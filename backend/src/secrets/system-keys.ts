import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from './opaque-token';

/** By which scanners of published code find one that leaked. */
const prefix = 'pl_live_';

const keptSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  ending: z.string(),
  issued_at: z.date(),
  last_used_at: z.date().nullable(),
});
const ownerSchema = z.object({ id: z.uuid(), slug: z.string() });

/** Times are ISO 8601 UTC. */
export interface KeptSystemKey {
  readonly id: string;
  readonly name: string;
  readonly ending: string;
  readonly issuedAt: string;
  readonly lastUsedAt: string | null;
}

/** Keys of installers' own systems, as SHA-256. What they may do, and whether they still may, is in the log. */
export class SystemKeys {
  constructor(private readonly pool: Pool) {}

  /** A row whose key nobody knows. `known`: it was there before; `foreign`: another installer's. */
  async reserve(slug: string, id: string, name: string): Promise<'new' | 'known' | 'foreign'> {
    const { rowCount } = await this.pool.query(
      `insert into access.system_keys (id, slug, token_hash, name, ending) values ($1, $2, $3, $4, '')
       on conflict (id) do nothing`,
      [id, slug, tokenHash(newToken()), name],
    );
    if (rowCount === 1) return 'new';
    const own = await this.pool.query('select from access.system_keys where id = $1 and slug = $2', [id, slug]);
    return own.rowCount === 1 ? 'known' : 'foreign';
  }

  /** The key itself, handed out here and never again; null where it was. */
  async tellOnce(slug: string, id: string): Promise<string | null> {
    const key = `${prefix}${newToken()}`;
    const { rowCount } = await this.pool.query(
      `update access.system_keys set token_hash = $3, ending = $4 where id = $1 and slug = $2 and ending = ''`,
      [id, slug, tokenHash(key), key.slice(-4)],
    );
    return rowCount === 1 ? key : null;
  }

  /** Newest first; those of a crash or a revocation too. */
  async of(slug: string): Promise<readonly KeptSystemKey[]> {
    const { rows } = await this.pool.query(
      `select id, name, ending, issued_at, last_used_at from access.system_keys
        where slug = $1 order by issued_at desc, id`,
      [slug],
    );
    return z
      .array(keptSchema)
      .parse(rows)
      .map(({ issued_at: issued, last_used_at: used, ...kept }) => ({
        ...kept,
        issuedAt: issued.toISOString(),
        lastUsedAt: used?.toISOString() ?? null,
      }));
  }

  /** Whose it is; null where it is nobody's. Its use is written down once a minute at most. */
  async ownerOf(key: string): Promise<{ readonly id: string; readonly slug: string } | null> {
    if (!key.startsWith(prefix)) return null;
    const { rows } = await this.pool.query({
      name: 'system-key',
      text: `with found as (select id, slug, last_used_at from access.system_keys where token_hash = $1),
                  used as (update access.system_keys kept set last_used_at = now() from found
                            where kept.id = found.id
                              and coalesce(found.last_used_at, '-infinity') < now() - interval '1 minute')
             select id, slug from found`,
      values: [tokenHash(key)],
    });
    return z.array(ownerSchema).parse(rows)[0] ?? null;
  }

  async drop(slug: string, id: string): Promise<void> {
    await this.pool.query('delete from access.system_keys where slug = $1 and id = $2', [slug, id]);
  }

  /** Of a deleted installer. */
  async forget(slug: string): Promise<void> {
    await this.pool.query('delete from access.system_keys where slug = $1', [slug]);
  }
}
