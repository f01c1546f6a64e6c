import { bars, momentAt, movedBy, nearest, timelineOf } from './timeline';

const at = (day: number): string => new Date(Date.UTC(2026, 9, 1) + (day - 1) * 86_400_000).toISOString();
const moments = [1, 2, 2.5, 51].map((day, number) => ({ at: at(day), number }));
const timeline = timelineOf({ moments, now: { at: at(51), after: 3, events: 4 } });

it('puts each moment into the bar of its time, the last one into the last', () => {
  expect(timeline.counts).toHaveLength(bars);
  expect([timeline.counts[0], timeline.counts[1], timeline.counts.at(-1)]).toEqual([1, 2, 1]);
  expect(timeline.counts.reduce((sum, count) => sum + count)).toBe(moments.length);
});

it('stands what lies before the beginning or after now at its edge', () => {
  expect([timeline.shareOf(at(-9)), timeline.shareOf(at(26)), timeline.shareOf(at(99))]).toEqual([0, 0.5, 1]);
});

it('finds the moment that holds at a time, and the one nearest to a place', () => {
  expect([0.5, 1, 2.4, 60].map((day) => momentAt(moments, at(day)))).toEqual([-1, 0, 1, 3]);
  expect([0, 0.021, 0.4, 0.9].map((share) => nearest(moments, timeline, share))).toEqual([0, 1, 2, 3]);
});

it('goes from moment to moment by the keys, and no further than the ends', () => {
  expect(movedBy('ArrowRight', 1, 4)).toBe(2);
  expect(movedBy('ArrowRight', 3, 4)).toBe(3);
  expect(movedBy('ArrowLeft', -1, 4)).toBe(0);
  expect([movedBy('Home', 2, 4), movedBy('End', 0, 4), movedBy('PageDown', 2, 4)]).toEqual([0, 3, 0]);
  expect(movedBy('a', 1, 4)).toBeUndefined();
});

it('stands for an installer of one moment', () => {
  const single = timelineOf({ moments: [{ at: at(1), number: 1 }], now: { at: at(1), after: 1, events: 1 } });
  expect(single.shareOf(at(1))).toBe(0);
  expect(single.counts[0]).toBe(1);
});
