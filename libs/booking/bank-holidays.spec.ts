import { bankHolidayNations } from '@pilotlight/contracts/values/availability';
import { bankHolidays, isBankHoliday } from './bank-holidays';

/** As GOV.UK published them (bank-holidays.json), and the one that was proclaimed for Scotland after that. */
const published = {
  'england-and-wales': {
    2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
    2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
    2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  scotland: {
    2024: '01-01 01-02 03-29 05-06 05-27 08-05 12-02 12-25 12-26',
    2025: '01-01 01-02 04-18 05-05 05-26 08-04 12-01 12-25 12-26',
    2026: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-28',
    2027: '01-01 01-04 03-26 05-03 05-31 08-02 11-30 12-27 12-28',
    2028: '01-03 01-04 04-14 05-01 05-29 08-07 11-30 12-25 12-26',
  },
  'northern-ireland': {
    2024: '01-01 03-18 03-29 04-01 05-06 05-27 07-12 08-26 12-25 12-26',
    2025: '01-01 03-17 04-18 04-21 05-05 05-26 07-14 08-25 12-25 12-26',
    2026: '01-01 03-17 04-03 04-06 05-04 05-25 07-13 08-31 12-25 12-28',
    2027: '01-01 03-17 03-26 03-29 05-03 05-31 07-12 08-30 12-27 12-28',
    2028: '01-03 03-17 04-14 04-17 05-01 05-29 07-12 08-28 12-25 12-26',
  },
};

const years = [2024, 2025, 2026, 2027, 2028] as const;

describe('bank holidays', () => {
  describe.each(bankHolidayNations)('of %s', (nation) => {
    it.each(years)('are in %s on the days that were published', (year) => {
      const generated = bankHolidays(nation, year).map(({ date }) => date.replace(`${year}-`, ''));
      expect(generated.join(' ')).toBe(published[nation][year]);
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
