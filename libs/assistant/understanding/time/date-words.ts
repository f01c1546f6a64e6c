import { dayOf, type Days, monthAfter, nextDate, nextDayOfMonth, single, weekAfter } from './calendar';
import { monthName, monthNumber, ordinalName, ordinalNumber } from './named-days';
import { type Row, sure, vague } from './row';

const onDay = (day: string | null): { days: Days | null } => ({ days: day === null ? null : single(day) });

const inFull = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

/** A date that has gone by names no day to come: it stays unresolved. */
const written = (today: string, date: string, month: number, year = ''): { days: Days | null } => {
  if (!year) return onDay(nextDate(today, month, Number(date)));
  const day = dayOf(inFull(year), month, Number(date));
  return onDay(day !== null && day >= today ? day : null);
};

const date = String.raw`(0?[1-9]|[12]\d|3[01])`;
const ordinal = `${date} ?(?:st|nd|rd|th)`;
const notOfAPostcode = '(?<!(?<!\\p{L})\\p{L}{1,2}\\d{1,2} )';
const floor = '(?! ?(?:floors?|hand|boiler|time|one|year|quote|bed\\p{L}*|bath\\p{L}*|party|rad\\p{L}*)(?![\\p{L}]))';
const year = String.raw`(?:,? (20\d\d))?`;
const slashed = String.raw`${date}/(0?[1-9]|1[0-2])`;
const measure = String.raw`(?! ?(?:"|''|inch|in|mm|pipe|turn|of|hour|bsp|full|empty)(?![\p{L}]))`;

/** Dates as the British write them: the day first. */
export const dateWords: readonly Row[] = [
  vague(`(?:the )?${notOfAPostcode}${ordinal}${floor}`, ([said = ''], { day }) =>
    onDay(nextDayOfMonth(day, Number(said))),
  ),
  sure(`(?:the )?${ordinal}(?: of)? (this|next) month`, ([said = '', which], { day }) => {
    const { from } = monthAfter(day, which === 'next' ? 1 : 0);
    const found = dayOf(Number(from.slice(0, 4)), Number(from.slice(5, 7)), Number(said));
    return onDay(found !== null && found >= day ? found : null);
  }),
  sure(
    `(?:the )?${date} ?(?:st|nd|rd|th)?(?: of)? ?(${monthName})${year}`,
    ([said = '', month = '', ofYear], { day }) => written(day, said, monthNumber(month), ofYear),
  ),
  sure(`(${monthName}) (?:the )?${date} ?(?:st|nd|rd|th)?${year}`, ([month = '', said = '', ofYear], { day }) =>
    written(day, said, monthNumber(month), ofYear),
  ),
  vague(`(?:the )?${slashed}(?![/.-]?[0-9])${measure}`, ([said = '', month], { day }) =>
    written(day, said, Number(month)),
  ),
  sure(String.raw`(?:the )?${date}[/.-](0?[1-9]|1[0-2])[/.-]((?:20)?\d\d)`, ([said = '', month, ofYear], { day }) =>
    written(day, said, Number(month), ofYear),
  ),
  sure(String.raw`(20\d\d)-(0[1-9]|1[0-2])-${date}`, ([ofYear, month, said = ''], { day }) =>
    written(day, said, Number(month), ofYear),
  ),
  sure(
    `(?:the )?(?:w/?c|(?:week|wk) (?:commencing|beginning|starting|of)) (?:mon(?:day)? )?(?:the )?${date} ?(?:st|nd|rd|th)?(?:(?: of)? (${monthName}))?`,
    ([said = '', month = ''], { day }) => {
      const first = month ? nextDate(day, monthNumber(month), Number(said)) : nextDayOfMonth(day, Number(said));
      return { days: first === null ? null : weekAfter(first, 0) };
    },
  ),
  vague(`the (${ordinalName})${floor}(?: of (${monthName}))?`, ([said = '', month = ''], { day }) =>
    month
      ? written(day, String(ordinalNumber(said)), monthNumber(month))
      : onDay(nextDayOfMonth(day, ordinalNumber(said))),
  ),
  sure('(?:christmas|xmas) eve', (_, { day }) => onDay(nextDate(day, 12, 24))),
  sure('boxing day', (_, { day }) => onDay(nextDate(day, 12, 26))),
  sure("new year'?s eve", (_, { day }) => onDay(nextDate(day, 12, 31))),
  sure("new year'?s day", (_, { day }) => onDay(nextDate(day, 1, 1))),
  vague(
    '(?:the )?(?:(?:(?:christmas|xmas|easter|summer|october|february|feb|oct|may|school) )(?:half(?:-| )?term|hol(?:iday)?s|break)|christmas|xmas|easter|half(?:-| )?term(?: (?:break|hol(?:iday)?s?))?)',
    () => ({ days: null }),
  ),
];
