import type { Sealing } from '@pilotlight/event-store/personal-data/sealing';
import type { Pool } from 'pg';
import { z } from 'zod';
import { newToken, tokenHash } from './opaque-token';

const sealedRow = z.object({ sealed: z.instanceof(Buffer) });
const ownerRow = z.object({ slug: z.string() });

const nameOf = (slug: string): string => `calendar-feed ${slug}`;

/** Tokens of installers' calendar feeds: found by their hash, and sealed so that the address can be copied again. */
export class CalendarFeeds {
  constructor(
    private readonly pool: Pool,
    private readonly sealing: Sealing,
  ) {}

  /** The one before ends at once. */
  async rotate(slug: string): Promise<string> {
    const token = newToken();
    await this.pool.query(
      `insert into access.calendar_feeds (slug, token_hash, sealed) values ($1, $2, $3)
       on conflict (slug) do update set token_hash = excluded.token_hash, sealed = excluded.sealed, made_at = now()`,
      [slug, tokenHash(token), this.sealing.seal(nameOf(slug), Buffer.from(token))],
    );
    return token;
  }

  /** Null before the first was made. */
  async tokenOf(slug: string): Promise<string | null> {
    const { rows } = await this.pool.query('select sealed from access.calendar_feeds where slug = $1', [slug]);
    const [row] = z.array(sealedRow).parse(rows);
    return row ? this.sealing.open(nameOf(slug), row.sealed).toString() : null;
  }

  async drop(slug: string): Promise<void> {
    await this.pool.query('delete from access.calendar_feeds where slug = $1', [slug]);
  }

  /** Whose feed it is; null where it is nobody's, or no more. */
  async ownerOf(token: string): Promise<string | null> {
    const { rows } = await this.pool.query('select slug from access.calendar_feeds where token_hash = $1', [
      tokenHash(token),
    ]);
    return z.array(ownerRow).parse(rows)[0]?.slug ?? null;
  }
}
