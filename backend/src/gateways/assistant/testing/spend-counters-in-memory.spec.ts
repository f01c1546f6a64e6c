import { SpendCountersInMemory } from './spend-counters-in-memory';
import { spendCountersSuite } from './spend-counters-suite';

spendCountersSuite(async () => new SpendCountersInMemory());
