import { dayLine } from './day-line';

const now = new Date('2026-07-02T09:00:00Z');

describe('the line above a stretch of talk', () => {
  it('says today and the time in London', () => {
    expect(dayLine('2026-07-02T07:42:00Z', undefined, now)).toBe('Today, 08:42');
  });

  it('names an earlier day', () => {
    expect(dayLine('2026-06-30T22:59:00Z', undefined, now)).toBe('30 June 2026, 23:59');
  });

  it('stays silent in the middle of talk and speaks again after half an hour', () => {
    expect(dayLine('2026-07-02T07:50:00Z', '2026-07-02T07:42:00Z', now)).toBe(false);
    expect(dayLine('2026-07-02T08:12:00Z', '2026-07-02T07:42:00Z', now)).toBe('Today, 09:12');
  });
});
