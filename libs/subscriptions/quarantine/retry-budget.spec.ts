import type { Position } from '@pilotlight/contracts/events/event';
import { RetryBudget } from './retry-budget';

const at = (place: number) => String(place).padStart(20, '0') as Position;
const times = (budget: RetryBudget, many: number, place: number, blame = 'unfoldable: LeadCaptured') =>
  Array.from({ length: many }, () => budget.isOver(at(place), blame));

it('ends with the sixth failure at one place', () => {
  const budget = new RetryBudget();
  expect(times(budget, 6, 1)).toEqual([false, false, false, false, false, true]);
  expect(budget.attempts).toBe(6);
});

it('begins anew at another place', () => {
  const budget = new RetryBudget();
  expect(times(budget, 5, 1)).not.toContain(true);
  expect(times(budget, 5, 2)).not.toContain(true);
});

it('is not shown again to what was given up on once, only to that', () => {
  const budget = new RetryBudget();
  times(budget, 6, 1);
  expect(times(budget, 1, 2)).toEqual([true]);
  expect(times(budget, 1, 3, 'unreadable: BoilerLearntToSing')).toEqual([false]);
});
