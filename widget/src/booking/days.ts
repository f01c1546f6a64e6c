import type { LondonDays, Slot } from '@pilotlight/contracts/http/appointments';

export type FreeDays = LondonDays['days'];

/** A time that was free once; what has gone since stays, as taken. */
export interface SeenSlot extends Slot {
  readonly taken: boolean;
}

export interface SeenDay {
  readonly date: string;
  readonly slots: readonly SeenSlot[];
}

export const DAYS_IN_SIGHT = 6;
const NEAREST = 5;

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...new Map(items.map((item) => [keyOf(item), item])).values()].toSorted((one, other) =>
    keyOf(one) < keyOf(other) ? -1 : 1,
  );

/** What is seen once fresh days have come. The visitor's own time is never taken: the server counts it as such for others. */
export const withFresh = (seen: readonly SeenDay[], fresh: FreeDays, own?: string): readonly SeenDay[] =>
  byKey(
    [
      ...seen,
      ...fresh.map(({ date, slots }) => {
        const before = seen.find((day) => day.date === date)?.slots ?? [];
        const gone = before.map((slot) => ({ ...slot, taken: slot.start !== own }));
        return {
          date,
          slots: byKey([...gone, ...slots.map((slot) => ({ ...slot, taken: false }))], ({ start }) => start),
        };
      }),
    ],
    ({ date }) => date,
  );

/** A time that the server won't give: what is held for somebody else shows as free. */
export const withTaken = (seen: readonly SeenDay[], start: string): readonly SeenDay[] =>
  seen.map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) => (slot.start === start ? { ...slot, taken: true } : slot)),
  }));

const freeOf = ({ slots }: SeenDay) => slots.filter(({ taken }) => !taken);

export const firstFree = (days: readonly SeenDay[]): SeenDay | undefined => days.find((day) => freeOf(day).length > 0);

/** How much of a day is still free, 0 to 1, beside the longest day that was seen. */
export const shareFree = (days: readonly SeenDay[], day: SeenDay): number =>
  freeOf(day).length / Math.max(1, ...days.map(({ slots }) => slots.length));

/** The free times nearest to one that is gone, in order. */
export const nearest = (days: readonly SeenDay[], to: string): readonly Slot[] => {
  const away = ({ start }: Slot) => Math.abs(Date.parse(start) - Date.parse(to));
  const near = days
    .flatMap(freeOf)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, NEAREST);
  return byKey(near, ({ start }) => start);
};

/** The day, some days on. */
export const daysAfter = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * 86_400_000).toISOString().slice(0, 10);
