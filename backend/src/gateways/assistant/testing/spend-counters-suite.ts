import { nothingSpent } from '../spend';
import type { SpendCounters } from '../spend-counters';

const spend = { tokens: 100, pence: 0.25, milliseconds: 40 };

/** What every keeper of totals must do. */
export const spendCountersSuite = (open: () => Promise<SpendCounters>): void => {
  it('adds to each total and answers with them in the order of their keys', async () => {
    const counters = await open();
    await counters.add(['tenant'], spend);
    expect(await counters.add(['tenant', 'all', 'session'], spend)).toEqual([
      { tokens: 200, pence: 0.5, milliseconds: 80 },
      spend,
      spend,
    ]);
  });

  it('takes back what was not spent', async () => {
    const counters = await open();
    await counters.add(['session'], spend);
    expect(await counters.add(['session'], { tokens: -100, pence: -0.25, milliseconds: -40 })).toEqual([nothingSpent]);
  });

  it('loses none of many at once', async () => {
    const counters = await open();
    const all = Array.from({ length: 40 }, (_, index) =>
      counters.add(index % 2 ? ['all', `one ${index}`] : [`one ${index}`, 'all'], spend),
    );
    await Promise.all(all);
    expect(await counters.add(['all'], nothingSpent)).toEqual([{ tokens: 4_000, pence: 10, milliseconds: 1_600 }]);
  });
};
