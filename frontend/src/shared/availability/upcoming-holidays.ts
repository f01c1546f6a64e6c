import { type BankHoliday, bankHolidays } from '@pilotlight/booking/bank-holidays';
import type { BankHolidayNation } from '@pilotlight/contracts/values/availability';
import { addDays } from '@pilotlight/contracts/values/london-day';

/** A nation's bank holidays of the year that begins with a day. */
export const upcomingHolidays = (nation: BankHolidayNation, today: string): readonly BankHoliday[] => {
  const year = Number(today.slice(0, 4));
  const last = addDays(today, 365);
  return [year, year + 1]
    .flatMap((each) => bankHolidays(nation, each))
    .filter(({ date }) => date >= today && date <= last);
};
