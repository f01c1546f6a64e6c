import { addDays } from '@pilotlight/contracts/values/london-day';
import { comingWeekday, type Days, single, weekAfter, weekdayOf } from './calendar';
import { countName, countOf, tomorrowName, weekdayName, weekdayNumber } from './named-days';
import { type Row, sure, vague } from './row';

const near = `(today|2day|${tomorrowName})`;
const nearDay = (today: string, name: string): string => addDays(today, name.endsWith('day') ? 0 : 1);

const on = (today: string, name: string, daysLater: number): { days: Days } => ({
  days: single(addDays(comingWeekday(today, weekdayNumber(name)), daysLater)),
});

export const dayWords: readonly Row[] = [
  sure(near, ([name = ''], { day }) => ({ days: single(nearDay(day, name)) })),
  sure(`(?:the )?day after ${tomorrowName}`, (_, { day }) => ({ days: single(addDays(day, 2)) })),
  sure(`${near} (?:week|wk)`, ([name = ''], { day }) => ({ days: single(addDays(nearDay(day, name), 7)) })),

  sure(`(?:(?:the )?(?:following )?|the coming )(${weekdayName})(?:'s)?(?: coming)?`, ([name = ''], { day }) =>
    on(day, name, 0),
  ),
  vague('(sat|sun|mon|wed)', ([name = ''], { day }) => on(day, name, 0)),
  sure(`this (?:coming )?(${weekdayName})`, ([name = ''], { day }) =>
    weekdayOf(day) === weekdayNumber(name) ? { days: single(day) } : on(day, name, 0),
  ),
  sure(`(?:next|nxt) (${weekdayName})`, ([name = ''], { day }) => ({
    days: single(addDays(weekAfter(day, 1).from, weekdayNumber(name) - 1)),
  })),
  sure(`(?:the |a )?(${weekdayName}) (?:week|wk|after (?:next|this)(?: one)?)`, ([name = ''], { day }) =>
    on(day, name, 7),
  ),
  sure(
    `not (?:this |the coming |the )?(${weekdayName}),? (?:but )?(?:the )?(?:one after(?: that)?|following(?: one)?|next one|week after(?: that)?)`,
    ([name = ''], { day }) => on(day, name, 7),
  ),
  sure(`(${weekdayName}) (${countName}) (?:weeks|wks)`, ([name = '', count = ''], { day }) =>
    on(day, name, countOf(count) * 7),
  ),
  sure(`(${weekdayName}) fortnight`, ([name = ''], { day }) => on(day, name, 14)),

  sure(`(?:(?:any|either|most) )?(?:${weekdayName}s|weekdays|week days|weekends)`, () => ({ days: null })),
  sure(`any (?:weekday|week day|${weekdayName})`, () => ({ days: null })),
  sure(
    '(?:good friday|(?:the )?(?:may |easter |august )?bank hol(?:iday)?s?(?: (?:monday|mon|friday|weekend))?)',
    () => ({
      days: null,
    }),
  ),
  vague('the (?:day after|following day|next day)', () => ({ days: null })),
  vague('any ?(?:other )?day', () => ({})),
  vague('every ?day|each day|daily|weekday', () => ({ days: null })),

  vague(`in (${countName}) days?'?(?: time)?`, ([count = ''], { day }) => ({
    days: single(addDays(day, countOf(count))),
  })),
];
