import type { Position } from '@pilotlight/contracts/events/event';
import { Patience } from './patience';

const at = (place: number) => String(place).padStart(20, '0') as Position;
const times = (patience: Patience, many: number, place: number, blame = 'unfoldable: LeadCaptured') =>
  Array.from({ length: many }, () => patience.isOver(at(place), blame));

it('ends with the sixth failure at one place', () => {
  const patience = new Patience();
  expect(times(patience, 6, 1)).toEqual([false, false, false, false, false, true]);
  expect(patience.attempts).toBe(6);
});

it('begins anew at another place', () => {
  const patience = new Patience();
  expect(times(patience, 5, 1)).not.toContain(true);
  expect(times(patience, 5, 2)).not.toContain(true);
});

it('is not shown again to what was given up on once, only to that', () => {
  const patience = new Patience();
  times(patience, 6, 1);
  expect(times(patience, 1, 2)).toEqual([true]);
  expect(times(patience, 1, 3, 'unreadable: BoilerLearntToSing')).toEqual([false]);
});
