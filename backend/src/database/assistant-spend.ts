import type { Pool } from 'pg';
import { z } from 'zod';
import type { Spend } from '../gateways/assistant/spend';
import { SpendCounters } from '../gateways/assistant/spend-counters';

/** Longer than any conversation is open and any day lasts. */
const remembered = '30 days';

const totalsSchema = z.array(
  z.object({ key: z.string(), tokens: z.number(), pence: z.number(), milliseconds: z.number() }),
);

/** Totals over all processes, which a restart leaves as they are. */
export class AssistantSpend extends SpendCounters {
  constructor(private readonly pool: Pool) {
    super();
  }

  /** In the order of their names, so that two at once never wait for each other. */
  async add(keys: readonly string[], { tokens, pence, milliseconds }: Spend): Promise<readonly Spend[]> {
    const { rows } = await this.pool.query(
      `insert into access.assistant_spend as s (key, tokens, pence, milliseconds, until)
       select key, $2::bigint, $3::numeric, $4::bigint, now() + $5::interval from unnest($1::text[]) key order by key
       on conflict (key) do update set
         tokens = s.tokens + excluded.tokens,
         pence = s.pence + excluded.pence,
         milliseconds = s.milliseconds + excluded.milliseconds,
         until = excluded.until
       returning key, tokens::float8 tokens, pence::float8 pence, milliseconds::float8 milliseconds`,
      [keys, Math.round(tokens), pence, Math.round(milliseconds), remembered],
    );
    const totals = new Map(totalsSchema.parse(rows).map(({ key, ...total }) => [key, total]));
    return keys.flatMap((key) => totals.get(key) ?? []);
  }
}
