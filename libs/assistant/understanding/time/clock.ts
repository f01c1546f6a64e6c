export type Said = { readonly hour: number; readonly minute: number; readonly half: 'am' | 'pm' | null };

export type Clock = {
  readonly part?: Minutes;
  readonly from?: Said;
  readonly to?: Said;
};

/** Minutes past midnight, an end absent where open. */
export type Minutes = { readonly from?: number; readonly to?: number };

const noon = 720;

export const partsOfDay = {
  'first thing': { from: 480, to: 540 },
  morning: { from: 480, to: noon },
  lunchtime: { from: noon, to: 840 },
  afternoon: { from: noon, to: 1020 },
  'tea time': { from: 960, to: 1080 },
  evening: { from: 1020, to: 1260 },
} as const satisfies Record<string, Minutes>;

const inHalf = ({ hour, minute }: Said, half: 'am' | 'pm'): number =>
  ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute;

/** Visits are by day: 1 to 6 are afternoon hours, 8 to 11 morning ones, 7 may be either. */
const byDay = (said: Said): number | null => {
  if (said.hour === 7) return null;
  return inHalf(said, said.hour === 12 || said.hour < 7 ? 'pm' : 'am');
};

const settled = (said: Said, part: Minutes | undefined): number | null => {
  if (said.half) return inHalf(said, said.half);
  if (said.hour > 12 || said.hour === 0) return said.hour * 60 + said.minute;
  if (part?.from === undefined) return byDay(said);
  return said.hour === 12 || part.from >= noon ? inHalf(said, 'pm') : inHalf(said, 'am');
};

const isOpen = ({ half, hour }: Said): boolean => half === null && hour <= 12 && hour > 0;

const span = (from: Said, to: Said, part: Minutes | undefined): Minutes | null => {
  const halves = ['am', 'pm'] as const;
  if (isOpen(from) && !part && to.half) {
    const end = inHalf(to, to.half);
    const start = inHalf(from, to.half);
    return { from: start < end ? start : inHalf(from, 'am'), to: end };
  }
  const start = settled(from, part);
  if (start === null) return null;
  const ends = isOpen(to) ? halves.map((half) => inHalf(to, half)) : [settled(to, part) ?? start];
  const end = ends.find((minutes) => minutes > start);
  return end === undefined ? null : { from: start, to: end };
};

const ends = ({ from, to }: Clock, part: Minutes | undefined): Minutes | null => {
  if (from && to && from !== to) return span(from, to, part);
  const start = from && settled(from, part);
  const end = to && settled(to, part);
  if (start === null || end === null) return null;
  return { ...(start !== undefined && { from: start }), ...(end !== undefined && { to: end }) };
};

const narrowed = (one: Minutes, other: Minutes): Minutes | null => {
  const from = Math.max(one.from ?? 0, other.from ?? 0);
  const to = Math.min(one.to ?? Infinity, other.to ?? Infinity);
  if (from > to) return null;
  return { ...(from > 0 && { from }), ...(to < Infinity && { to }) };
};

/** What several sayings about the hour come to together; null where they leave it open or contradict each other. */
export const clockOf = (clocks: readonly (Clock | null)[]): Minutes | null => {
  const part = clocks.find((clock) => clock?.part)?.part;
  return clocks.reduce<Minutes | null>((all, clock) => {
    const minutes = clock && (clock.part ?? ends(clock, part));
    return all && minutes && narrowed(all, minutes);
  }, {});
};

export const exactly = (said: Said): Clock => ({ from: said, to: said });
