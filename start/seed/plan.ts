import { firms, type SeedFirm } from './firms';
import { people, type Talk, talks } from './talks';

export interface PlannedConversation {
  /** The same conversation has the same key at each run. */
  readonly key: string;
  readonly firm: SeedFirm;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly says: readonly string[];
  readonly visitor: {
    readonly name: string;
    readonly phone: string;
    readonly email: string;
    readonly postcode: string;
  };
  readonly leadsTo: Talk['leadsTo'];
  /** From 0 to 1: what the office makes of it. */
  readonly luck: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
export const days = 30;

/** Of each hour of the day, how many visitors it has beside the others. */
const hours = [1, 0, 0, 0, 0, 1, 4, 9, 12, 11, 10, 8, 7, 7, 7, 7, 8, 10, 12, 13, 11, 8, 4, 2];

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const drawn = <T>(entries: readonly T[], weightOf: (entry: T, place: number) => number, number: number): T => {
  const total = entries.reduce((sum, entry, place) => sum + weightOf(entry, place), 0);
  let left = number * total;
  const found = entries.find((entry, place) => (left -= weightOf(entry, place)) < 0) ?? entries.at(-1);
  if (found === undefined) throw new Error('Nothing to draw from');
  return found;
};

const visitorOf = (firm: SeedFirm, number: () => number): PlannedConversation['visitor'] => {
  const name = drawn(people, () => 1, number());
  const postcode = drawn(firm.postcodes, () => 1, number());
  // Numbers that Ofcom keeps for stories.
  const phone = `07700 900${String(Math.floor(number() * 1_000)).padStart(3, '0')}`;
  return { name, phone, email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`, postcode };
};

/** Somewhen in the month that ends at `end`; what would be later today is moved to the month's first day. */
const timeOf = (end: number, number: () => number): number => {
  const first = Math.floor(end / day) * day - (days - 1) * day;
  const date = Math.floor(number() * days);
  const on = drawn(hours, (weight) => weight + 0.001, number());
  const sameHours = hours.flatMap((weight, at) => (weight === on ? [at] : []));
  const at = drawn(sameHours, () => 1, number());
  const moment = first + date * day + at * hour + Math.floor(number() * 60) * minute;
  // An hour's grace: a conversation takes its time.
  return moment < end - hour ? moment : moment - days * day;
};

/** The month's conversations in the order of their time: what each visitor writes, and what comes of it. The month ends at `end`. */
export const plannedMonth = (end: number): readonly PlannedConversation[] => {
  const number = numbersFrom(20_261_127);
  const planned = firms.flatMap((firm) =>
    Array.from({ length: firm.conversations }, (_, place): PlannedConversation => {
      const talk = drawn(talks, ({ weight }) => weight, number());
      const visitor = visitorOf(firm, number);
      const own = new Map(Object.entries(visitor));
      const says = talk.says.map((line) => line.replaceAll(/\{(\w+)\}/g, (gap, name: string) => own.get(name) ?? gap));
      const { leadsTo } = talk;
      return { key: `${firm.slug} ${place}`, firm, at: timeOf(end, number), says, visitor, leadsTo, luck: number() };
    }),
  );
  return planned.toSorted((one, other) => one.at - other.at);
};
