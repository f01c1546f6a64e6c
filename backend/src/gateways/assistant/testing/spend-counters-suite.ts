import { nothingSpent } from '../spend';
import type { SpendCounters } from '../spend-counters';

const spend = { tokens: 100, pence: 0.25, milliseconds: 40 };
const most = { tokens: 1_000, pence: 2.5, milliseconds: 400 };

const keysOf = (room: string, index: number): string[] => (index % 2 ? ['all', room] : [room, 'all']);

/** What every keeper of totals must do. `later` lets a minute and more pass for what is set aside. */
export const spendCountersSuite = (
  open: () => Promise<{ readonly counters: SpendCounters; readonly later: () => Promise<void> }>,
): void => {
  it('adds to each total and answers with them in the order of their keys', async () => {
    const { counters } = await open();
    await counters.settle('one', ['tenant'], spend);
    expect(await counters.settle('two', ['tenant', 'all', 'session'], spend)).toEqual([
      { tokens: 200, pence: 0.5, milliseconds: 80 },
      spend,
      spend,
    ]);
  });

  it('counts room that is set aside until it is given back for what was spent', async () => {
    const { counters } = await open();
    expect(await counters.hold('one', ['session'], most)).toEqual([most]);
    expect(await counters.hold('two', ['session'], most)).toEqual([{ tokens: 2_000, pence: 5, milliseconds: 800 }]);
    await counters.settle('one', ['session'], spend);
    expect(await counters.settle('two', ['session'], nothingSpent)).toEqual([spend]);
  });

  it('frees room that nobody gave back, and counts what is told of it afterwards', async () => {
    const { counters, later } = await open();
    await counters.hold('killed', ['session', 'all'], most);
    await later();
    expect(await counters.hold('next', ['session', 'all'], most)).toEqual([most, most]);
    await counters.settle('next', ['session', 'all'], nothingSpent);
    expect(await counters.settle('killed', ['session', 'all'], spend)).toEqual([spend, spend]);
  });

  it('loses none of many at once, and each sees the room of those before', async () => {
    const { counters } = await open();
    const rooms = Array.from({ length: 40 }, (_, index) => `room ${index}`);
    const held = await Promise.all(rooms.map((room, index) => counters.hold(room, keysOf(room, index), most)));
    const seen = held.map((totals, index) => totals[index % 2 ? 0 : 1]?.tokens ?? 0).toSorted((a, b) => a - b);
    expect(seen).toEqual(rooms.map((_, index) => 1_000 * (index + 1)));
    await Promise.all(rooms.map((room, index) => counters.settle(room, keysOf(room, index), spend)));
    expect(await counters.settle('last', ['all'], nothingSpent)).toEqual([
      { tokens: 4_000, pence: 10, milliseconds: 1_600 },
    ]);
  });
};
