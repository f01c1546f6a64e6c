import { freeDay } from '../testing/diary';
import { nearest, shareFree, withFresh } from './days';

const day = freeDay('2026-12-01', 9, 10, 11, 12);
const [first, second] = day.slots;
const taken = (slots: readonly { readonly start: string; readonly taken: boolean }[] = []) =>
  slots.filter((slot) => slot.taken).map(({ start }) => start);

describe('the days that were seen', () => {
  it('keep a time that has gone, as taken, and know a time that came back', () => {
    const seen = withFresh([], [day]);
    const later = withFresh(seen, [freeDay('2026-12-01', 10, 11, 12)]);
    expect(later[0]?.slots.map(({ label }) => label)).toEqual(['09:00', '10:00', '11:00', '12:00']);
    expect(taken(later[0]?.slots)).toEqual([first?.start]);
    expect(taken(withFresh(later, [day])[0]?.slots)).toEqual([]);
  });

  it('never take the time that the visitor holds, which is gone for all others', () => {
    const seen = withFresh(withFresh([], [day]), [freeDay('2026-12-01', 11, 12)], second?.start);
    expect(taken(seen[0]?.slots)).toEqual([first?.start]);
  });

  it('stand in order, with days that were asked for later', () => {
    const seen = withFresh(withFresh([], [freeDay('2026-12-08', 9)]), [day]);
    expect(seen.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-08']);
  });

  it('tell how much is free beside the longest of them', () => {
    const seen = withFresh([], [day, freeDay('2026-12-02', 9), freeDay('2026-12-03')]);
    expect(seen.map((each) => shareFree(seen, each))).toEqual([1, 0.25, 0]);
  });

  it('name the five nearest free times to one that is gone, in order', () => {
    const seen = withFresh(withFresh([], [day, freeDay('2026-12-02', 9, 10, 11)]), [freeDay('2026-12-01', 9, 11, 12)]);
    expect(nearest(seen, second?.start ?? '').map(({ start }) => start.slice(8, 13))).toEqual([
      '01T09',
      '01T11',
      '01T12',
      '02T09',
      '02T10',
    ]);
  });
});
