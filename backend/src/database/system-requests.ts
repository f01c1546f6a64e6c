import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { z } from 'zod';

const askedSchema = z.tuple([z.object({ same: z.boolean() })]);

/** So long a key stands for what was asked by it. */
const keptDays = 7;

/** What installers' own systems asked for by an Idempotency-Key: a key stands for one request, until days later. */
export class SystemRequests {
  constructor(private readonly pool: Pool) {}

  /** Whether the key is new, or stands for this very request. `asked` is the request's body, parsed. */
  async isSame(slug: string, key: string, asked: object): Promise<boolean> {
    const { rows } = await this.pool.query(
      `with old as (delete from access.system_requests
                     where slug = $1 and idempotency_key <> $2 and asked_at < now() - make_interval(days => $4))
       insert into access.system_requests as kept (slug, idempotency_key, asked) values ($1, $2, $3)
           on conflict (slug, idempotency_key) do update set
              asked = case when kept.asked_at < now() - make_interval(days => $4) then excluded.asked else kept.asked end
       returning asked = $3 as same`,
      [slug, key, createHash('sha256').update(inOrder(asked)).digest(), keptDays],
    );
    return askedSchema.parse(rows)[0].same;
  }

  /** Of a deleted installer. */
  async forget(slug: string): Promise<void> {
    await this.pool.query('delete from access.system_requests where slug = $1', [slug]);
  }
}

const inOrder = (asked: object): string =>
  JSON.stringify(Object.entries(asked).toSorted(([one], [other]) => one.localeCompare(other)));
