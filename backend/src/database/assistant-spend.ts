import type { Pool } from 'pg';
import { z } from 'zod';
import { nothingSpent, type Spend } from '../gateways/assistant/spend';
import { roomLapses, SpendCounters } from '../gateways/assistant/spend-counters';

/** Longer than any conversation is open and any day lasts. */
const remembered = '30 days';

const totalsSchema = z.array(
  z.object({ key: z.string(), tokens: z.number(), pence: z.number(), milliseconds: z.number() }),
);

const sumOf = (what: keyof Spend): string =>
  `s.${what}::float8 + coalesce((select sum((room->>'${what}')::float8) from jsonb_array_elements(s.held) room), 0) ${what}`;

/** In the order of names, so that two at once can't deadlock. Lapsed room goes with the next count. */
const counting = `
  insert into access.assistant_spend as s (key, tokens, pence, milliseconds, until, held)
  select key, $2::bigint, $3::numeric, $4::bigint, now() + $5::interval, $6::jsonb from unnest($1::text[]) key order by key
  on conflict (key) do update set
    tokens = s.tokens + excluded.tokens,
    pence = s.pence + excluded.pence,
    milliseconds = s.milliseconds + excluded.milliseconds,
    until = excluded.until,
    held = excluded.held || coalesce(
      (select jsonb_agg(room) from jsonb_array_elements(s.held) room
       where room->>'id' <> $7 and (room->>'until')::float8 > $8::float8), '[]')
  returning key, ${(['tokens', 'pence', 'milliseconds'] as const).map(sumOf).join(', ')}`;

/** Totals over all processes; they survive a restart. */
export class AssistantSpend extends SpendCounters {
  /** Processes' clocks may differ by seconds, not by a minute. */
  constructor(
    private readonly pool: Pool,
    private readonly now: () => number = Date.now,
  ) {
    super();
  }

  async hold(room: string, keys: readonly string[], most: Spend): Promise<readonly Spend[]> {
    return await this.#count(room, keys, nothingSpent, [{ id: room, ...most, until: this.now() + roomLapses }]);
  }

  async settle(room: string, keys: readonly string[], spent: Spend): Promise<readonly Spend[]> {
    return await this.#count(room, keys, spent, []);
  }

  async #count(room: string, keys: readonly string[], spent: Spend, held: readonly object[]): Promise<Spend[]> {
    const { tokens, pence, milliseconds } = spent;
    const counted = [keys, Math.round(tokens), pence, Math.round(milliseconds), remembered];
    const { rows } = await this.pool.query(counting, [...counted, JSON.stringify(held), room, this.now()]);
    const totals = new Map(totalsSchema.parse(rows).map(({ key, ...total }) => [key, total]));
    return keys.flatMap((key) => totals.get(key) ?? []);
  }
}
