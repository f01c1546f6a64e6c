import { bankHolidayNations } from '@pilotlight/contracts/values/availability';
import { bankHolidays, isBankHoliday } from './bank-holidays';
import { publishedBankHolidays } from './testing/published-bank-holidays';

const years = [2024, 2025, 2026, 2027, 2028] as const;

describe('bank holidays', () => {
  describe.each(bankHolidayNations)('of %s', (nation) => {
    it.each(years)('are in %s on the days that were published', (year) => {
      const generated = bankHolidays(nation, year).map(({ date }) => date.replace(`${year}-`, ''));
      expect(generated.join(' ')).toBe(publishedBankHolidays[nation][year]);
    });
  });

  it('that fall on a weekend are held on the next days that are none', () => {
    const scotland = bankHolidays('scotland', 2028).slice(0, 2);
    expect(scotland).toEqual([
      { date: '2028-01-03', name: "New Year's Day, substitute" },
      { date: '2028-01-04', name: '2nd January, substitute' },
    ]);
  });

  it('are told apart from the days beside them, and by nation', () => {
    expect(isBankHoliday('england-and-wales', '2027-03-29')).toBe(true);
    expect(isBankHoliday('england-and-wales', '2027-03-28')).toBe(false);
    expect(isBankHoliday('scotland', '2027-03-29')).toBe(false);
  });
});
