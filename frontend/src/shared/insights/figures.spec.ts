import { figures, noFigures } from '../../features/installer-dashboard/testing/account';
import { conversionWeek, shareInWords, weekOf } from './figures';

describe('a week of figures', () => {
  it('is the last seven of fourteen days, beside the seven before', () => {
    expect(weekOf(figures.trend.conversations)).toEqual({
      days: [5, 4, 3, 9, 8, 9, 8],
      count: 46,
      change: { direction: 'up', amount: '12%' },
    });
  });

  it('conversion is taken over the seven days up to each day, its change in points', () => {
    const { days, count, change } = conversionWeek(figures.trend);
    expect(days).toHaveLength(7);
    // 7 bookings of 18 leads, against 5 of 16.
    expect(count).toBe(38.9);
    expect(change).toEqual({ direction: 'up', amount: '7.6 pts' });
  });

  it('of nothing is nothing, not an error', () => {
    expect(conversionWeek(noFigures.trend)).toEqual({
      days: [0, 0, 0, 0, 0, 0, 0],
      count: 0,
      change: { direction: 'same', amount: '–' },
    });
    expect(shareInWords(3, 0)).toBeNull();
    expect(shareInWords(19, 46)).toBe('41%');
  });
});
