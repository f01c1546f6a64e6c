import { Budgets, countersOf } from './budget';
import { nothingSpent, type Spend } from './spend';
import { roomLapses } from './spend-counters';
import { SpendCountersInMemory } from './testing/spend-counters-in-memory';

const plenty: Spend = { tokens: 1e9, pence: 1e9, milliseconds: 1e9 };
const most: Spend = { tokens: 100, pence: 10, milliseconds: 1_000 };
const noon = Date.parse('2026-07-01T12:00:00Z');
const ann = { slug: 'leeds', sessionId: 'ann' };
const bob = { slug: 'leeds', sessionId: 'bob' };
const cleo = { slug: 'york', sessionId: 'cleo' };
const budgets = (limits: Partial<Record<'session' | 'tenantDay' | 'day', Partial<Spend>>>) =>
  new Budgets(
    new SpendCountersInMemory(),
    {
      session: { ...plenty, ...limits.session },
      tenantDay: { ...plenty, ...limits.tenantDay },
      day: { ...plenty, ...limits.day },
    },
    most,
  );
const spentAll = async (kept: Budgets, session: typeof ann, at = noon): Promise<boolean> => {
  const room = await kept.reserve(session, at);
  await room?.settle(most);
  return room !== null;
};

it.each(['tokens', 'pence', 'milliseconds'] as const)(
  'a conversation ends its budget by %s, and no other’s',
  async (what) => {
    const kept = budgets({ session: { [what]: most[what] } });
    expect([await spentAll(kept, ann), await spentAll(kept, ann), await spentAll(kept, bob)]).toEqual([
      true,
      false,
      true,
    ]);
  },
);

it('an installer’s budget is the same for all its conversations, and new each day in London', async () => {
  const kept = budgets({ tenantDay: { pence: 10 } });
  expect([await spentAll(kept, ann), await spentAll(kept, bob), await spentAll(kept, cleo)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await spentAll(kept, bob, Date.parse('2026-07-01T22:59:00Z'))).toBe(false);
  expect(await spentAll(kept, bob, Date.parse('2026-07-01T23:00:00Z'))).toBe(true);
});

it('the day’s budget is everybody’s', async () => {
  const kept = budgets({ day: { tokens: 100 } });
  expect([await spentAll(kept, ann), await spentAll(kept, cleo)]).toEqual([true, false]);
});

it('many at once can’t overdraw, and what was not taken is free again', async () => {
  const kept = budgets({ session: { tokens: 250 } });
  const rooms = await Promise.all(Array.from({ length: 5 }, () => kept.reserve(ann, noon)));
  expect(rooms.filter(Boolean)).toHaveLength(2);
  for (const room of rooms) await room?.settle({ ...nothingSpent, tokens: 25 });
  expect((await Promise.all([kept.reserve(ann, noon), kept.reserve(ann, noon)])).filter(Boolean)).toHaveLength(2);
});

it('is not used up by answers that were cut off by a kill: their room is free again after a minute', async () => {
  let now = noon;
  const counters = new SpendCountersInMemory(() => now);
  const limits = { session: { ...plenty, tokens: 250 }, tenantDay: plenty, day: plenty };
  const refused: string[] = [];
  const kept = new Budgets(counters, limits, most);
  const room = () => kept.reserve(ann, now, (of) => refused.push(of));
  for (let kill = 0; kill < 3; kill += 1) await room();
  expect([await room(), refused]).toEqual([null, ['session', 'session']]);
  now += roomLapses;
  expect(await room()).not.toBeNull();
});

it('names nobody in its keys but the installer and the conversation', () => {
  expect(countersOf(ann, noon, { session: plenty, tenantDay: plenty, day: plenty }).map(({ key }) => key)).toEqual([
    'session ann',
    'tenant leeds 2026-07-01',
    'all 2026-07-01',
  ]);
});
