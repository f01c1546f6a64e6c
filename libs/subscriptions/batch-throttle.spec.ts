import type { Position } from '@pilotlight/contracts/events/event';
import { CaughtUp } from './caught-up';
import { BatchThrottle } from './batch-throttle';

const anHour = 3_600_000;
const position = '1' as Position;

it('lets the next batch come once it has rested', async () => {
  await expect(new BatchThrottle(new CaughtUp(), 1).rest()).resolves.toBeUndefined();
});

it('does not rest while somebody waits for a read model', async () => {
  const caughtUp = new CaughtUp();
  const waiting = caughtUp.waitFor(position, ['messages'], anHour);
  await new BatchThrottle(caughtUp, anHour).rest();
  caughtUp.moved('messages', position);
  expect(await waiting).toBe(true);
});

it('begins no rest just after somebody elsewhere has come to wait: what they wait for may not have arrived yet', async () => {
  const throttle = new BatchThrottle(new CaughtUp(), anHour);
  throttle.hurry();
  await expect(throttle.rest()).resolves.toBeUndefined();
});

it('ends the rests of all read models when somebody comes to wait', async () => {
  const throttle = new BatchThrottle(new CaughtUp(), anHour);
  const rests = Promise.all([throttle.rest(), throttle.rest()]);
  throttle.hurry();
  expect(await rests).toHaveLength(2);
});
