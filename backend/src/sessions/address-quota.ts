import type { Pool } from 'pg';
import { z } from 'zod';
import { Refused } from '../write-side/refused';
import type { BlindIndex } from '../secrets/blind-index';

const rowsSchema = z.array(z.object({ count: z.int() }));

/** How often something is done from one address in an hour, exact over all processes. */
export class AddressQuota {
  constructor(
    private readonly pool: Pool,
    private readonly index: BlindIndex,
  ) {}

  /** The same, refused in words. */
  async orRefuse(what: string, address: string, most: number): Promise<void> {
    if (!(await this.take(what, address, most)))
      throw new Refused('Too many attempts. Please try again in an hour.', 'too-many', 3600);
  }

  /** Counts once more; false where that is more than `most`. */
  async take(what: string, address: string, most: number): Promise<boolean> {
    const { rows } = await this.pool.query({
      name: 'address-quota',
      text: `insert into access.attempts as a (bucket, count, until) values ($1, 1, now() + interval '1 hour')
             on conflict (bucket) do update set
               count = case when a.until < now() then 1 else a.count + 1 end,
               until = case when a.until < now() then excluded.until else a.until end
             returning count`,
      values: [this.index.of('address', `${what} ${address}`)],
    });
    return (rowsSchema.parse(rows)[0]?.count ?? 0) <= most;
  }
}
