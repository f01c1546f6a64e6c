import { StoreUnavailable } from '@pilotlight/event-store/event-store';
import { failureIn } from './failure';

it('tells of a failure its kind, code and causes, and not what it quotes', () => {
  const refused = Object.assign(new Error('duplicate key: (ada@mail.example)'), { code: '23505' });
  expect(failureIn(new StoreUnavailable(refused))).toEqual({
    error: 'StoreUnavailable',
    cause: { error: 'Error', code: '23505' },
  });
});

it('tells in the driver’s own words of a PostgreSQL that hangs or went away', () => {
  const hanging = new StoreUnavailable(new Error('Query read timeout'));
  expect(failureIn(hanging).cause).toEqual({ error: 'Error', reason: 'Query read timeout' });
});
