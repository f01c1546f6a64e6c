import { londonTime } from '@pilotlight/contracts/values/london-day';
import { added, exceeds, negated, type Spend } from './spend';
import type { SpendCounters } from './spend-counters';

/** The most that may be spent: in one conversation; for one installer in a day of London; for all of them in a day. */
export type BudgetLimits = { readonly session: Spend; readonly tenantDay: Spend; readonly day: Spend };

type Session = { readonly slug: string; readonly sessionId: string };

/** What is counted where, with its limit. `at` in milliseconds since 1970. */
export const countersOf = (
  { slug, sessionId }: Session,
  at: number,
  limits: BudgetLimits,
): readonly { readonly key: string; readonly limit: Spend }[] => {
  const { day } = londonTime(new Date(at).toISOString());
  return [
    { key: `session ${sessionId}`, limit: limits.session },
    { key: `tenant ${slug} ${day}`, limit: limits.tenantDay },
    { key: `all ${day}`, limit: limits.day },
  ];
};

/** Room set aside for one answer. */
export type Reservation = {
  /** What the answer really took: the rest is free again. Once. */
  settle(spent: Spend): Promise<void>;
};

/** Keeps what models cost within limits: room is set aside before each answer, so that many at once can't overdraw. */
export class Budgets {
  constructor(
    private readonly counters: SpendCounters,
    private readonly limits: BudgetLimits,
    /** The most that one answer takes. */
    private readonly most: Spend,
  ) {}

  /** Null where one of the limits leaves no room for an answer. */
  async reserve(session: Session, at: number): Promise<Reservation | null> {
    const counted = countersOf(session, at, this.limits);
    const keys = counted.map(({ key }) => key);
    const totals = await this.counters.add(keys, this.most);
    if (counted.some(({ limit }, index) => exceeds(totals[index] ?? this.most, limit))) {
      await this.counters.add(keys, negated(this.most));
      return null;
    }
    return { settle: async (spent) => void (await this.counters.add(keys, added(spent, negated(this.most)))) };
  }
}
