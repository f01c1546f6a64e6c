import type { Pool } from 'pg';
import { z } from 'zod';
import type { BlindIndex } from '../secrets/blind-index';

/** Per 15 minutes; a known address stays open while others are slowed. No single address can use up an account's tries. */
const limits = { accountFromAddress: 10, address: 50, account: 100 } as const;
const window = '15 minutes';
const remembered = '30 days';

export type Throttled = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

const oneMore = `count = case when a.until < now() then 1 else a.count + 1 end,
                 until = case when a.until < now() then excluded.until else a.until end`;
const secondsLeft = 'ceil(extract(epoch from until - now()))::int';

const countSchema = z.array(z.object({ n: z.int(), count: z.int(), seconds: z.int() }));

/** Exact over all processes; the same for accounts that don't exist. */
export class LoginThrottle {
  constructor(
    private readonly pool: Pool,
    private readonly index: BlindIndex,
  ) {}

  async attempt(portal: string, account: string, address: string): Promise<Throttled> {
    const { pair, known, byAddress, byAccount } = this.#buckets(portal, account, address);
    const { rows } = await this.pool.query(
      `with here as (
         insert into access.attempts as a (bucket, count, until)
         select bucket, 1, now() + $5::interval from unnest(array[$1, $2]::bytea[]) bucket order by bucket
         on conflict (bucket) do update set ${oneMore}
         returning bucket, count, until),
       everywhere as (
         insert into access.attempts as a (bucket, count, until)
         select $3::bytea, 1, now() + $5::interval from here
         having bool_and(count <= case bucket when $1 then $6::int else $7::int end)
         on conflict (bucket) do update set ${oneMore}
         returning bucket, count, until)
       select case bucket when $1 then 0 else 1 end n, count, ${secondsLeft} seconds from here
       union all
       select 2, count, ${secondsLeft} from everywhere
        where not exists (select from access.attempts where bucket = $4 and until > now())`,
      [pair, byAddress, byAccount, known, window, limits.accountFromAddress, limits.address],
    );
    const allowances = [limits.accountFromAddress, limits.address, limits.account];
    const over = countSchema.parse(rows).filter(({ n, count }) => count > (allowances[n] ?? 0));
    return over.length === 0
      ? { allowed: true }
      : { allowed: false, retryAfterSeconds: Math.max(1, ...over.map(({ seconds }) => seconds)) };
  }

  /** Remembers the address for the account and forgives its tries. */
  async succeeded(portal: string, account: string, address: string): Promise<void> {
    const { pair, known } = this.#buckets(portal, account, address);
    await this.pool.query(
      `with forgiven as (delete from access.attempts where bucket = $1)
       insert into access.attempts (bucket, count, until) values ($2, 1, now() + $3::interval)
       on conflict (bucket) do update set until = excluded.until`,
      [pair, known, remembered],
    );
  }

  #buckets(portal: string, account: string, address: string) {
    const who = `${portal} ${account.trim().toLowerCase()}`;
    return {
      pair: this.index.of('account', `pair ${who} ${address}`),
      known: this.index.of('account', `known ${who} ${address}`),
      byAccount: this.index.of('account', `account ${who}`),
      byAddress: this.index.of('address', address),
    };
  }
}
