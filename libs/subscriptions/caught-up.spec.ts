import type { Position } from '@pilotlight/contracts/events/event';
import { CaughtUp } from './caught-up';

const at = (place: number) => String(place).padStart(20, '0') as Position;

it('answers once every read model that was asked for has come far enough', async () => {
  const caughtUp = new CaughtUp();
  caughtUp.moved('installers', at(10));
  const waiting = caughtUp.waitFor(at(9), ['installers', 'insights'], 1_000);
  caughtUp.moved('insights', at(8));
  expect(caughtUp.waiting).toBe(true);
  caughtUp.moved('insights', at(9));
  expect(await waiting).toBe(true);
  expect(caughtUp.waiting).toBe(false);
});

it('answers at once for what is there already', async () => {
  const caughtUp = new CaughtUp();
  caughtUp.moved('installers', at(3));
  expect(await caughtUp.waitFor(at(3), ['installers'], 0)).toBe(true);
});

it('says no when the time is over, and waits again while a read model is folded anew', async () => {
  const caughtUp = new CaughtUp();
  caughtUp.moved('installers', at(3));
  caughtUp.moved('installers', at(0));
  expect(await caughtUp.waitFor(at(3), ['installers'], 1)).toBe(false);
  expect(caughtUp.waiting).toBe(false);
});
