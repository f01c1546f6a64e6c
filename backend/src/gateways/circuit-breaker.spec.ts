import { CircuitBreaker } from './circuit-breaker';

const rules = { failures: 3, rest: 1_000, longestRest: 3_000 };
const started = () => {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker(() => clock.now, rules) };
};
const fail = (breaker: CircuitBreaker, times: number): void => {
  for (let time = 0; time < times; time += 1) breaker.failed();
};

it('lets everybody through until there were failures in a row', () => {
  const { breaker } = started();
  fail(breaker, 2);
  breaker.succeeded();
  fail(breaker, 2);
  expect(breaker.enter()).toBe(true);
  breaker.failed();
  expect(breaker.enter()).toBe(false);
});

it('lets one through to try after a rest, and everybody once that went well', () => {
  const { clock, breaker } = started();
  fail(breaker, 3);
  clock.now = 999;
  expect(breaker.enter()).toBe(false);
  clock.now = 1_000;
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
  breaker.succeeded();
  expect([breaker.enter(), breaker.enter()]).toEqual([true, true]);
});

it('rests twice as long after each try that failed, up to the longest', () => {
  const { clock, breaker } = started();
  fail(breaker, 3);
  const rests: number[] = [];
  for (let from = 0; rests.length < 4; from = clock.now) {
    while (!breaker.enter()) clock.now += 500;
    rests.push(clock.now - from);
    breaker.failed();
  }
  expect(rests).toEqual([1_000, 2_000, 3_000, 3_000]);
});

it('rests long at once where asking again is no use', () => {
  const { clock, breaker } = started();
  breaker.failed(true);
  clock.now = 2_999;
  expect(breaker.enter()).toBe(false);
  clock.now = 3_000;
  expect(breaker.enter()).toBe(true);
});

it('is not kept shut by answers that were under way when it opened', () => {
  const { clock, breaker } = started();
  fail(breaker, 6);
  clock.now = 1_000;
  expect(breaker.enter()).toBe(true);
});

it('tells when it opens, for how long, and when it closes; not of each answer', () => {
  const turns: (number | null)[] = [];
  const clock = { now: 0 };
  const breaker = new CircuitBreaker(
    () => clock.now,
    rules,
    (rest) => turns.push(rest),
  );
  breaker.succeeded();
  fail(breaker, 5);
  clock.now = 1_000;
  breaker.enter();
  breaker.failed();
  clock.now = 3_000;
  breaker.enter();
  breaker.succeeded();
  breaker.succeeded();
  expect(turns).toEqual([1_000, 2_000, null]);
});

it('lets another through where nobody waited for the one that tried', () => {
  const { clock, breaker } = started();
  fail(breaker, 3);
  clock.now = 1_000;
  breaker.enter();
  breaker.calledOff();
  expect([breaker.enter(), breaker.enter()]).toEqual([true, false]);
});
