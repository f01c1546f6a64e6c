import { addDays } from '@pilotlight/contracts/values/london-day';
import { type Days, monthAfter, nextDate, weekAfter, weekendAfter } from './calendar';
import { countName, countOf, monthNumber } from './named-days';
import { type Row, sure, vague } from './row';

type Cut = { readonly early: number; readonly late: number };
const weekCut: Cut = { early: 3, late: 3 };
const monthCut: Cut = { early: 10, late: 20 };
const weekInThirds = { ...weekCut, middle: 1 };
const monthInThirds = { ...monthCut, middle: 10 };

const third =
  '((?:early|late|later|mid|middle of|towards the end of|(?:the )?(?:very )?(?:start|beginning|end|back end) of)(?: in)? )?';

const thirdOf = ({ from, to }: Required<Days>, which: string, cut: Cut & { readonly middle: number }): Days => {
  if (/early|start|beginning/u.test(which)) return { from, to: addDays(from, cut.early - 1) };
  if (/late|end/u.test(which)) return { from: addDays(from, cut.late), to };
  return /mid/u.test(which) ? { from: addDays(from, cut.middle), to: addDays(from, cut.late) } : { from, to };
};

const notBefore = (today: string, days: Days): Days =>
  days.from !== undefined && days.from < today ? { ...days, from: today } : days;

const weekFrom =
  (weeks: number): Row['meaning'] =>
  ([which = ''], { day }) => ({
    days: notBefore(day, thirdOf(weekAfter(day, weeks), which, weekInThirds)),
  });

const withinDays = (today: string, count: string, unit: string): Days => ({
  from: today,
  to: addDays(today, countOf(count) * (unit.startsWith('d') ? 1 : 7)),
});

const months = 'january|february|march|april|june|july|august|september|october|november|december';
const wished = '(?<=(?:in|to|til|till|until|for|early|mid|late|of|by|before|b4|after|sometime) )';
const short = 'jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec';

export const weekWords: readonly Row[] = [
  sure(`(?:sometime )?${third}(?:this|the) (?:week|wk)`, weekFrom(0)),
  sure(`${third}(?:next|nxt) (?:week|wk)`, weekFrom(1)),
  sure(`${third}(?:the )?(?:week|wk) after(?: next)?`, weekFrom(2)),
  sure(`${third}(?:the )?(?:week|wk) after this(?: one| week)?`, weekFrom(1)),
  sure('(?:this|this coming|the) (?:weekend|week end|wkend)', (_, { day }) => ({ days: weekendAfter(day, 0) })),
  vague('(?:weekend|wkend)', (_, { day }) => ({ days: weekendAfter(day, 0) })),
  sure('(?:next|nxt) (?:weekend|wkend)', (_, { day }) => ({ days: weekendAfter(day, 1) })),
  vague('later', () => ({ days: null })),
  vague('mid ?-?week', () => ({ days: null })),
  vague("(?:a |the )?(?:fortnight|(?:week|month))'?s time", () => ({ days: null })),
  vague('half(?:-| )term week', () => ({ days: null })),
  vague('(?:the )?following week', (_, { day }) => ({ days: weekAfter(day, 2) })),
  vague(`(?:the )?(?:first|second|third|last) fortnight (?:of|in) (?:${months}|${short}|the month|next month)`, () => ({
    days: null,
  })),

  sure(`${third}next month`, ([which = ''], { day }) => ({ days: thirdOf(monthAfter(day, 1), which, monthInThirds) })),
  sure(`${third}(?:this|the) month`, ([which = ''], { day }) => ({
    days: notBefore(day, thirdOf(monthAfter(day, 0), which, monthInThirds)),
  })),
  vague(`${third}(${months}|${wished}(?:${short}))`, ([which = '', month = ''], { day }) => {
    const first = nextDate(monthAfter(day, 0).from, monthNumber(month), 1);
    return { days: first === null ? null : notBefore(day, thirdOf(monthAfter(first, 0), which, monthInThirds)) };
  }),
  vague('(?:in )?(?:the )?new year', () => ({ days: null })),

  vague(`in (?:about )?(?:(${countName}) (?:weeks?|wks?)|a fortnight)'?s?(?: time)?`, ([count = ''], { day }) => ({
    days: weekAfter(day, count ? countOf(count) : 2),
  })),
  vague(`(?:in )?(?:about )?(${countName}) (?:weeks?|wks?) from now`, ([count = ''], { day }) => ({
    days: weekAfter(day, countOf(count)),
  })),
  vague(`(?:(?:with)?in )?(?:the )?next (${countName}) (days?|weeks?)`, ([count = '', unit = ''], { day }) => ({
    days: withinDays(day, count, unit),
  })),
  vague(`within (?:the )?(${countName}) (days?|weeks?)`, ([count = '', unit = ''], { day }) => ({
    days: withinDays(day, count, unit),
  })),
  vague(
    '(?:with)?in (?:the )?(?:next )?(?:few|couple) (?:of )?(?:days|weeks)|(?:the )?next few (?:days|weeks)',
    () => ({
      days: null,
    }),
  ),
  vague('within (?:the|a) (?:week|fortnight|month)', () => ({ days: null })),
];
