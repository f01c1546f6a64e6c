import { MemoryEventStore } from '@pilotlight/event-store/memory/memory-event-store';
import { BlindIndex } from '../secrets/blind-index';
import { InstallerStream, installerAggregate } from './installer.stream';
import { LoginClaims } from './login-claims';
import { LoginStream, loginAggregate } from './login.stream';

const context = (requestId: string) => ({ actor: { kind: 'admin', id: null }, requestId }) as const;
const minute = 60_000;

/** One process on a log. */
const processOn = (log: MemoryEventStore) =>
  new LoginClaims(
    new LoginStream(log, loginAggregate, 100),
    new InstallerStream(log, installerAggregate, 100),
    new BlindIndex(Buffer.alloc(32, 1)),
  );

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a moment ago, though this machine’s clock is two minutes ahead', 0, 2 * minute, false],
  ['two minutes ago and never taken on', 2 * minute, 0, true],
])('an email claimed %s', async (_, since, ahead, isFree) => {
  let now = Date.now();
  const log = new MemoryEventStore(() => new Date(now));
  await processOn(log).claim('office@leeds.example', 'leeds', context('one'));
  now += since;
  jest.spyOn(Date, 'now').mockImplementation(() => now + ahead);
  const another = processOn(log);
  await another.claim('somebody@hull.example', 'hull', context('learns how the log dates'));
  const second = another.claim('office@leeds.example', 'york', context('two'));
  const outcome = await second.then(
    () => 'free',
    () => 'taken',
  );
  expect(outcome).toBe(isFree ? 'free' : 'taken');
});
