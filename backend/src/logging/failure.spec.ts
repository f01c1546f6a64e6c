import { StoreUnavailable } from '@pilotlight/event-store/event-store';
import { failureIn } from './failure';

it('tells of a failure its kind, code and causes, and not what it quotes', () => {
  const refused = Object.assign(new Error('duplicate key: (ada@mail.example)'), { code: '23505' });
  expect(failureIn(new StoreUnavailable(refused))).toEqual({
    error: 'StoreUnavailable',
    cure: "The event store can't be reached (23505). Is PostgreSQL running there, and DATABASE_URL right?",
    cause: { error: 'Error', code: '23505' },
  });
});

it('tells in the driver’s own words of a PostgreSQL that hangs or went away', () => {
  const hanging = new StoreUnavailable(new Error('Query read timeout'));
  expect(failureIn(hanging).cause).toEqual({ error: 'Error', reason: 'Query read timeout' });
});

it.each([
  [
    'can’t be reached',
    new StoreUnavailable(Object.assign(new Error(), { code: 'ECONNREFUSED', address: '10.0.0.5', port: 5432 })),
    /ECONNREFUSED at 10\.0\.0\.5:5432.*DATABASE_URL/,
  ],
  ['takes no writes', Object.assign(new Error(), { code: '25006' }), /read-only.*primary/],
])('says what to look at where PostgreSQL %s', (_what, error, cure) => {
  expect(failureIn(error).cure).toMatch(cure);
});

it('knows no cure for a fault of its own', () => {
  expect(failureIn(new TypeError('undefined is no function'))).toEqual({ error: 'TypeError' });
});
