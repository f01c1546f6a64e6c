import { setImmediate as nextStep } from 'node:timers/promises';
import { memoizePerTick } from './memoize-per-tick';

it('reads one message once for all who ask within a step, and keeps nothing of it for the next', async () => {
  const texts: string[] = [];
  const lengthOf = memoizePerTick((text) => {
    texts.push(text);
    return text.length;
  });
  expect([lengthOf('no heating'), lengthOf('a leak'), lengthOf('no heating')]).toEqual([10, 6, 10]);
  expect(texts).toEqual(['no heating', 'a leak']);
  await nextStep();
  expect(lengthOf('no heating')).toBe(10);
  expect(texts).toEqual(['no heating', 'a leak', 'no heating']);
});

it('keeps a few texts only, however many are read in one step', () => {
  let reads = 0;
  const lengthOf = memoizePerTick((text) => {
    reads += 1;
    return text.length;
  });
  for (let count = 0; count < 1_000; count += 1) lengthOf(`message ${count}`);
  lengthOf('message 0');
  expect(reads).toBe(1_001);
});
