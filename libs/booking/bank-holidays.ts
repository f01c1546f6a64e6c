import type { BankHolidayNation } from '@pilotlight/contracts/values/availability';
import { addDays } from '@pilotlight/contracts/values/london-day';

export type BankHoliday = { readonly date: string; readonly name: string };

type Rule = { readonly name: string; readonly in: readonly BankHolidayNation[]; readonly on: (year: number) => string };

const everywhere = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
const notScotland = ['england-and-wales', 'northern-ireland'] as const;
const [sunday, monday, saturday] = [0, 1, 6];

const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const weekdayOf = (date: string): number => new Date(date).getUTCDay();

const fixed = (month: number, day: number) => (year: number) => dateOf(year, month, day);

const firstMonday = (month: number) => (year: number) => {
  const first = dateOf(year, month, 1);
  return addDays(first, (7 + monday - weekdayOf(first)) % 7);
};

const lastMonday = (month: number) => (year: number) => {
  const last = dateOf(year, month + 1, 0);
  return addDays(last, -((weekdayOf(last) - monday + 7) % 7));
};

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Jones, Butcher). */
const easter = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dateOf(year, Math.floor(days / 31), (days % 31) + 1);
};

const rules: readonly Rule[] = [
  { name: "New Year's Day", in: everywhere, on: fixed(1, 1) },
  { name: '2nd January', in: ['scotland'], on: fixed(1, 2) },
  { name: "St Patrick's Day", in: ['northern-ireland'], on: fixed(3, 17) },
  { name: 'Good Friday', in: everywhere, on: (year) => addDays(easter(year), -2) },
  { name: 'Easter Monday', in: notScotland, on: (year) => addDays(easter(year), 1) },
  { name: 'Early May bank holiday', in: everywhere, on: firstMonday(5) },
  { name: 'Spring bank holiday', in: everywhere, on: lastMonday(5) },
  { name: 'Battle of the Boyne', in: ['northern-ireland'], on: fixed(7, 12) },
  { name: 'Summer bank holiday', in: ['scotland'], on: firstMonday(8) },
  { name: 'Summer bank holiday', in: notScotland, on: lastMonday(8) },
  { name: "St Andrew's Day", in: ['scotland'], on: fixed(11, 30) },
  { name: 'Christmas Day', in: everywhere, on: fixed(12, 25) },
  { name: 'Boxing Day', in: everywhere, on: fixed(12, 26) },
];

/** Proclaimed for one year, so by no rule. */
const proclaimed: readonly (BankHoliday & { readonly in: readonly BankHolidayNation[] })[] = [
  { date: '2026-06-15', name: 'World Cup bank holiday', in: ['scotland'] },
];

const isWeekend = (date: string): boolean => weekdayOf(date) === sunday || weekdayOf(date) === saturday;

const byRules = (nation: BankHolidayNation, year: number): readonly BankHoliday[] => {
  const days = rules.filter((rule) => rule.in.includes(nation)).map(({ name, on }) => ({ name, date: on(year) }));
  const taken = new Set(days.map(({ date }) => date));
  return days.map(({ name, date }) => {
    if (!isWeekend(date)) return { name, date };
    let substitute = date;
    while (isWeekend(substitute) || taken.has(substitute)) substitute = addDays(substitute, 1);
    taken.add(substitute);
    return { name: `${name}, substitute`, date: substitute };
  });
};

const known = new Map<string, readonly BankHoliday[]>();
const yearsKept = 300;

/** A nation's bank holidays of a year, by date. A holiday on a weekend is held on the next weekday that is none. */
export const bankHolidays = (nation: BankHolidayNation, year: number): readonly BankHoliday[] => {
  const key = `${nation} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const once = proclaimed.filter((holiday) => holiday.in.includes(nation) && holiday.date.startsWith(`${year}-`));
  const found = [...byRules(nation, year), ...once.map(({ date, name }) => ({ date, name }))].toSorted((one, other) =>
    one.date.localeCompare(other.date),
  );
  if (known.size >= yearsKept) known.clear();
  known.set(key, found);
  return found;
};

/** Whether a day (yyyy-mm-dd) is a bank holiday there. */
export const isBankHoliday = (nation: BankHolidayNation, date: string): boolean =>
  bankHolidays(nation, Number(date.slice(0, 4))).some((holiday) => holiday.date === date);
