import { londonTime } from '@pilotlight/contracts/values/london-day';
import { randomUUID } from 'node:crypto';
import { exceeds, nothingSpent, type Spend } from './spend';
import type { SpendCounters } from './spend-counters';

export type BudgetLimits = { readonly session: Spend; readonly tenantDay: Spend; readonly day: Spend };

export type BudgetOf = keyof BudgetLimits;

type Session = { readonly slug: string; readonly sessionId: string };

export const countersOf = (
  { slug, sessionId }: Session,
  at: number,
  limits: BudgetLimits,
): readonly { readonly key: string; readonly limit: Spend; readonly of: BudgetOf }[] => {
  const { day } = londonTime(new Date(at).toISOString());
  return [
    { key: `session ${sessionId}`, limit: limits.session, of: 'session' },
    { key: `tenant ${slug} ${day}`, limit: limits.tenantDay, of: 'tenantDay' },
    { key: `all ${day}`, limit: limits.day, of: 'day' },
  ];
};

export type Reservation = {
  /** Releases the rest of the room. Once. */
  settle(spent: Spend): Promise<void>;
};

/** Reserves room before each answer, so that many at once can't overdraw. */
export class Budgets {
  constructor(
    private readonly counters: SpendCounters,
    private readonly limits: BudgetLimits,
    private readonly most: Spend,
  ) {}

  /** Null where a limit leaves no room: `onUsedUp` gets the limit and the key of its counter. */
  async reserve(
    session: Session,
    at: number,
    onUsedUp: (of: BudgetOf, key: string) => void = () => undefined,
  ): Promise<Reservation | null> {
    const counted = countersOf(session, at, this.limits);
    const keys = counted.map(({ key }) => key);
    const room = randomUUID();
    const totals = await this.counters.hold(room, keys, this.most);
    const full = counted.find(({ limit }, index) => exceeds(totals[index] ?? this.most, limit));
    if (!full) return { settle: async (spent) => void (await this.counters.settle(room, keys, spent)) };
    onUsedUp(full.of, full.key);
    await this.counters.settle(room, keys, nothingSpent);
    return null;
  }
}
