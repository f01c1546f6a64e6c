import { formatCount, formatDateTime, formatLongDate, formatPercent, formatWhen } from './format';

describe('dates and figures', () => {
  const now = new Date('2026-07-15T12:00:00Z');

  it('are told in British words and London time', () => {
    expect(formatLongDate('2026-11-19T12:00:00Z')).toBe('Thursday 19 November 2026');
    expect(formatDateTime('2026-07-14T23:30:00Z')).toBe('15 Jul 2026, 00:30');
    expect(formatPercent(31.54)).toBe('31.5%');
    expect(formatPercent(0)).toBe('0.0%');
    expect(formatCount(1284)).toBe('1,284');
  });

  it('are as short as a list allows: by the London day, not by hours', () => {
    expect(formatWhen('2026-07-14T23:30:00Z', now)).toBe('00:30');
    expect(formatWhen('2026-07-14T22:30:00Z', now)).toBe('Tue 23:30');
    expect(formatWhen('2026-07-08T12:00:00Z', now)).toBe('8 Jul 2026');
  });
});
