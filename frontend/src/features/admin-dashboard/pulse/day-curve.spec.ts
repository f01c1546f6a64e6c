import { dayUntil, shareOfDay, smoothPath, wholeDay } from './day-curve';

describe("the day's curve", () => {
  it('stands on the London clock, in summer too', () => {
    expect(shareOfDay('2026-11-19T12:00:00Z')).toBe(0.5);
    expect(shareOfDay('2026-07-19T11:00:00Z')).toBe(0.5);
  });

  it('ends now with the last 60 minutes, so that an hour that has just begun is no fall', () => {
    const byHour = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 10];
    const now = dayUntil(byHour, '2026-11-19T12:15:00Z').at(-1);
    expect(now).toEqual({ x: 12.25 / 24, y: 10 + 0.75 * 40 });
  });

  it('has one point for each hour that is over', () => {
    expect(dayUntil([1, 2, 3], '2026-11-19T02:30:00Z').map(({ x }) => x * 24)).toEqual([0.5, 1.5, 2.5]);
    expect(dayUntil([], '2026-11-19T00:00:00Z')).toEqual([{ x: 0, y: 0 }]);
  });

  it('never dips below a quiet night or above a busy hour', () => {
    const path = smoothPath(wholeDay([0, 0, 0, 100, 100, 0]).map(({ x, y }) => ({ x: x * 100, y })));
    const heights = [...path.matchAll(/,(-?[\d.]+)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBe(100);
  });
});
