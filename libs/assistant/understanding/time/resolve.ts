import { addDays } from '@pilotlight/contracts/values/london-day';
import { type Days, shared, weekdayOf } from './calendar';
import { clockOf, type Minutes } from './clock';
import { momentInLondon, type WallClock } from './london-clock';
import type { JoinedPiece } from './phrases';

/** From and to, each a day or a moment in London; an end that the words leave open is absent. */
export type Range = { readonly from?: string; readonly to?: string };

const sided = ({ days, side }: JoinedPiece, today: string): Days | null | undefined => {
  if (!days || side === 'on') return days;
  switch (side) {
    case 'after':
      return days.to === undefined ? null : { from: addDays(days.to, 1) };
    case 'from':
      return days.from === undefined ? null : { from: days.from };
    case 'by':
      return days.to === undefined ? null : { to: days.to };
    case 'before': {
      if (days.from === undefined) return null;
      const to = addDays(days.from, -1);
      return to < today ? null : { to };
    }
  }
};

const millisecondsPerWeek = 7 * 86_400_000;

/** A weekday told after another one is the one that follows it: "next Tues or Weds". */
const following = (days: Days, earlier: Days | null): Days => {
  const { from, to } = days;
  if (from === undefined || from !== to || earlier?.from === undefined) return days;
  const gap = Math.floor((Date.parse(earlier.from) - Date.parse(from)) / millisecondsPerWeek) + 1;
  const day = gap > 0 && from < earlier.from ? addDays(from, gap * 7) : from;
  return { from: day, to: day };
};

/** "Tuesday" or "Wed or Thurs" beside "next week" is that week's. */
const weekdayWithin = (week: Days, { from, to }: Days): Days | null => {
  if (week.from === undefined || week.to === undefined || from === undefined || to === undefined) return null;
  if (week.from === week.to || from > week.to || addDays(from, 6) < to) return null;
  const weeks = Math.ceil((Date.parse(week.from) - Date.parse(from)) / millisecondsPerWeek);
  const days = { from: addDays(from, weeks * 7), to: addDays(to, weeks * 7) };
  return weeks > 0 && days.to <= week.to ? days : null;
};

const joined = (all: Days, next: Days, { joint }: JoinedPiece): Days | null => {
  if (joint === 'with') return shared(all, next) ?? weekdayWithin(all, next) ?? weekdayWithin(next, all);
  const after = following(next, all);
  if (all.from === undefined || all.to === undefined || after.from === undefined || after.to === undefined) return null;
  const touch = joint === 'to' ? after.to > all.from : after.from <= addDays(all.to, 1) && after.from >= all.from;
  return touch ? { from: all.from, to: after.to } : null;
};

const daysOf = (pieces: readonly JoinedPiece[], today: string, context: Days | null): Days | null => {
  let all: Days | null | undefined;
  for (const piece of pieces) {
    const next: Days | null | undefined = sided(piece, today);
    if (next === undefined) continue;
    if (next === null || all === null) return null;
    all = all === undefined ? next : joined(all, next, piece);
  }
  if (all === null) return null;
  if (all === undefined) return context;
  return (context && weekdayWithin(context, all)) ?? all;
};

const within = ({ from, to }: Days, minutes: Minutes | null): Range => {
  if (!minutes || from === undefined || from !== to) return { ...(from && { from }), ...(to && { to }) };
  return {
    from: minutes.from === undefined ? from : momentInLondon(from, minutes.from),
    to: minutes.to === undefined ? to : momentInLondon(from, minutes.to),
  };
};

const noon = 12 * 60;

/** "before sat am" ends with Friday, "before sat 4pm" with that day: its hours are no hours of the days before. */
const beforeHours = (pieces: readonly JoinedPiece[], minutes: Minutes | null, today: string): Range | null => {
  const day = pieces.find(({ side, days }) => side === 'before' && days)?.days?.from;
  if (day === undefined || !minutes) return null;
  const to = (minutes.from ?? minutes.to ?? 0) < noon ? addDays(day, -1) : day;
  return to < today ? null : { to };
};

const isOneDay = (days: Days | null | undefined): days is Required<Days> =>
  days?.from !== undefined && days.from === days.to;

/** "Friday the 4th of December" is that date, whichever Friday comes first. */
const datesTold = (pieces: readonly JoinedPiece[]): JoinedPiece[] => {
  const told: JoinedPiece[] = [];
  for (const piece of pieces) {
    const place = told.findLastIndex(({ days }) => days !== undefined);
    const named = told[place];
    const dated =
      named !== undefined &&
      piece.joint === 'with' &&
      piece.side === 'on' &&
      isOneDay(named.days) &&
      isOneDay(piece.days) &&
      weekdayOf(named.days.from) === weekdayOf(piece.days.from);
    if (!dated) told.push(piece);
    else if (piece.days.from > named.days.from) told[place] = { ...named, days: piece.days };
  }
  return told;
};

/** Null where the days are open. `context`: days told before, which an hour or a weekday alone refers to. */
export const resolve = (said: readonly JoinedPiece[], now: WallClock, context: Days | null): Range | null => {
  const pieces = datesTold(said);
  const days = daysOf(pieces, now.day, context);
  if (!days) return null;
  const clocks = pieces.flatMap(({ clock, joint }) => (clock === undefined ? [] : [{ clock, joint }]));
  const alternatives = clocks.slice(1).some(({ clock, joint }) => joint !== 'with' && clock?.from === clock?.to);
  const minutes = alternatives ? null : clockOf(clocks.map(({ clock }) => clock));
  return beforeHours(pieces, minutes, now.day) ?? within(days, minutes);
};
