import { addDays } from '@pilotlight/contracts/values/london-day';
import { comingWeekday, type Days, monthAfter, nextDate, weekdayOf, weekendAfter } from './calendar';
import { monthName, monthNumber, weekdayName, weekdayNumber } from './named-days';
import { type Row, sure, vague } from './row';

const which = '(first|1st|second|2nd|third|3rd|fourth|4th|last)';
const nth = ['first 1st', 'second 2nd', 'third 3rd', 'fourth 4th'];
const ofMonth = `(?:of|in) (?:(${monthName})|(this|next|the|the new) (?:month|year))`;
const daysOfWeek = 7;

/** 0 for the first; -1 for the last. */
const placeOf = (name: string): number => nth.findIndex((names) => names.split(' ').includes(name));

/** The named month's next first day that is no later than its last: the running month counts. */
const monthOf = (today: string, name: string, which: string): Required<Days> | null => {
  if (name) {
    const first = nextDate(monthAfter(today, 0).from, monthNumber(name), 1);
    return first === null ? null : monthAfter(first, 0);
  }
  if (which === 'the new') return monthAfter(`${Number(today.slice(0, 4)) + 1}-01-01`, 0);
  return monthAfter(today, which === 'next' ? 1 : 0);
};

const weekdayIn = ({ from, to }: Required<Days>, weekday: number, place: number): string => {
  if (place < 0) return addDays(to, -((weekdayOf(to) - weekday + daysOfWeek) % daysOfWeek));
  return addDays(comingWeekday(addDays(from, -1), weekday), place * daysOfWeek);
};

const upcoming = (today: string, days: Required<Days>): { days: Days | null } => {
  if (days.to < today) return { days: null };
  return { days: days.from < today ? { ...days, from: today } : days };
};

const saturday = 6;

/** "The third Tuesday in December", "2nd week of January", "last weekend of the month". */
export const monthWords: readonly Row[] = [
  sure(
    `(?:the )?(?:very )?${which} (${weekdayName}) ${ofMonth}`,
    ([place = '', name = '', month = '', of = ''], { day }) => {
      const within = monthOf(day, month, of);
      const found = within && weekdayIn(within, weekdayNumber(name), placeOf(place));
      return found ? upcoming(day, { from: found, to: found }) : { days: null };
    },
  ),
  sure(`(?:the )?(?:very )?${which} (?:weekend|wkend) ${ofMonth}`, ([place = '', month = '', of = ''], { day }) => {
    const within = monthOf(day, month, of);
    const found = within && weekdayIn(within, saturday, placeOf(place));
    return found ? upcoming(day, { from: found, to: addDays(found, 1) }) : { days: null };
  }),
  vague(
    `(?:the )?(?:very )?${which} (?:full )?(?:week|wk) ${ofMonth}`,
    ([place = '', month = '', of = ''], { day }) => {
      const within = monthOf(day, month, of);
      if (within === null) return { days: null };
      const index = placeOf(place);
      const from = index < 0 ? addDays(within.to, 1 - daysOfWeek) : addDays(within.from, index * daysOfWeek);
      return upcoming(day, { from, to: addDays(from, daysOfWeek - 1) });
    },
  ),
  sure('(?:the )?(?:weekend|wkend) after (?:this(?: one| weekend)?)', (_, { day }) => ({ days: weekendAfter(day, 1) })),
  // On a weekday "next" is the coming one, at the weekend the one after it.
  sure('(?:the )?(?:weekend|wkend) after next', (_, { day }) => ({
    days: weekendAfter(day, weekdayOf(day) < saturday ? 1 : 2),
  })),
];
