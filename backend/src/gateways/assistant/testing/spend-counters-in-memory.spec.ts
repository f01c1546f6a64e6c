import { roomLapses } from '../spend-counters';
import { SpendCountersInMemory } from './spend-counters-in-memory';
import { spendCountersSuite } from './spend-counters-suite';

spendCountersSuite(async () => {
  let now = 0;
  const later = async (): Promise<void> => void (now += roomLapses);
  return { counters: new SpendCountersInMemory(() => now), later };
});
