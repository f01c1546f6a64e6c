import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { start } from '@pilotlight/event-store/event-store';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { claim, FencedOff } from '@pilotlight/subscriptions/checkpoint';
import { AuditRoom } from '../testing/audit-room';
import { conversation, installer } from '../testing/story';
import { auditChain } from './audit-schema';
import { chainBatch } from './chain-batch';
import { sealGrownChains } from './seal-heads';
import { SigningKey } from './signing-key';

let room: AuditRoom;
beforeEach(async () => {
  room = await AuditRoom.open();
});
afterEach(() => room.close());

const aChat = (slug: string, lines = 3) => {
  const chat = conversation(slug, randomUUID());
  return [chat.started(), ...Array.from({ length: lines }, (_, line) => chat.says(`Line ${line}`, `m-${line}`))];
};

interface Link {
  readonly tenant: string;
  readonly number: number;
  readonly position: string;
  readonly hash: string;
}
const links = async (): Promise<readonly Link[]> =>
  (
    await room.superuser.query<Link>(
      `select tenant, number, position, encode(hash, 'hex') as hash from audit.chain order by position`,
    )
  ).rows;

const positionsInLog = async (): Promise<readonly string[]> =>
  (await room.eventStore.readAllStored(start, 100_000)).events.map(({ position }) => position);

it('gives every event of the log one link, in a chain of its installer or of the platform', async () => {
  await room.happens([...aChat('acme'), ...aChat('best', 1)]);
  await room.happens([installer('none').created('Of no tenant')], null);
  await room.superuser.query(`
    insert into event_log.events (stream, revision, id, type, tenant, data, meta, recorded_at)
    select stream, 90, gen_random_uuid(), 'FromTheFuture', tenant, '{}', meta, recorded_at from event_log.events limit 1`);
  await room.happens(aChat('acme', 0));
  await room.startWorker();
  await room.chained();
  expect((await links()).map(({ tenant, number }) => `${tenant} ${number}`)).toEqual([
    'acme 1',
    'acme 2',
    'acme 3',
    'acme 4',
    'best 1',
    'best 2',
    '$platform 1',
    'acme 5',
    'acme 6',
  ]);
  expect((await room.chains.verifyEach(null)).map(({ difference }) => difference)).toEqual([null, null, null]);
});

it('keeps every hash when a person is erased', async () => {
  const sessionId = randomUUID();
  const chat = conversation('acme', sessionId);
  await room.startWorker();
  await room.happens([chat.started(), chat.says('My name is Jane')]);
  await room.chained();
  const before = await links();
  await room.personalData.ledger.destroy({ slug: 'acme', sessionId, cause: 'request' });
  await room.happens([chat.erased()]);
  await room.chained();
  expect((await links()).slice(0, 2)).toEqual(before);
  expect(await room.chains.verify('acme')).toMatchObject({ count: 3, check: { brokenAt: null } });
});

it('is one chain however many processes keep it, and another goes on when the owner ends', async () => {
  const [first, second] = await Promise.all([room.startWorker(), room.startWorker()]);
  const writing = (async () => {
    for (let day = 0; day < 30; day += 1) await room.happens(aChat(`firm-${day % 3}`));
  })();
  await first?.waitForPosition(await room.happens(aChat('acme')), [auditChain], 10_000);
  await first?.stop();
  await writing;
  expect(await second?.waitForPosition(await room.eventStore.head(), [auditChain], 20_000)).toBe(true);
  expect((await links()).map(({ position }) => position)).toEqual(await positionsInLog());
  expect((await room.chains.verifyEach(null)).filter(({ difference }) => difference !== null)).toEqual([]);
});

it('heals when the database ends all its connections, in the middle of the work', async () => {
  await room.startWorker();
  for (let day = 0; day < 8; day += 1) {
    await room.happens(aChat('acme', 20));
    await room.superuser.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'pilotlight audit chain'",
    );
  }
  await room.chained();
  expect((await links()).map(({ number }) => number)).toEqual(Array.from({ length: 168 }, (_, index) => index + 1));
  expect(await room.chains.verify('acme')).toMatchObject({ check: { brokenAt: null } });
});

it('writes nothing for a process that has lost the chain to another', async () => {
  await room.happens(aChat('acme'));
  const worker = await room.startWorker();
  await room.chained();
  await worker.stop();
  const [stale, fresh] = [await connect(room.databaseUrl, 'stale'), await connect(room.databaseUrl, 'fresh')];
  try {
    await room.happens(aChat('acme'));
    const { position: from } = await claim(stale, auditChain, randomUUID());
    const owner = randomUUID();
    await claim(fresh, auditChain, owner);
    const { events, next: to } = await room.eventStore.readAllStored(from, 10);
    const lost = chainBatch(stale, events, { owner: randomUUID(), from, to });
    await expect(lost).rejects.toThrow(FencedOff);
    await chainBatch(fresh, events, { owner, from, to });
    await expect(chainBatch(fresh, events, { owner, from, to })).rejects.toThrow(FencedOff);
  } finally {
    await Promise.all([stale.end(), fresh.end()]);
  }
  expect((await links()).map(({ position }) => position)).toEqual(await positionsInLog());
});

it.each(['chain', 'seals', 'checks'])('lets nobody change or remove a row of %s', async (table) => {
  await room.startWorker();
  await room.happens(aChat('acme'));
  await room.chained();
  await sealGrownChains(room.superuser, new SigningKey(room.signingSeed), new Date());
  await room.chains.verify('acme');
  for (const statement of ["update audit.%s set tenant = 'best'", 'delete from audit.%s', 'truncate audit.%s'])
    await expect(room.superuser.query(statement.replace('%s', table))).rejects.toThrow('The audit chain is immutable');
});

it('seals the chains that have grown since their last seal', async () => {
  const key = new SigningKey(room.signingSeed);
  await room.happens([...aChat('acme'), ...aChat('best')]);
  const worker = await room.startWorker();
  await room.chained();
  await worker.stop();
  await sealGrownChains(room.superuser, key, new Date());
  expect(await sealGrownChains(room.superuser, key, new Date())).toBe(0);
  const second = await room.startWorker();
  await second.waitForPosition(await room.happens(aChat('acme', 0)), [auditChain], 10_000);
  await second.stop();
  const { rows } = await room.superuser.query<{ tenant: string; count: number }>(
    'select tenant, count from audit.seals order by tenant, count',
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { tenant: 'acme', count: 4 },
      { tenant: 'best', count: 4 },
    ]),
  );
  expect(await room.chains.verify('acme')).toMatchObject({ count: 5, check: { brokenAt: null } });
});

it('says how far the chain is behind the log, as of a read model', async () => {
  await room.happens(aChat('acme'));
  const worker = await room.startWorker();
  await room.chained();
  // The chain may be there before the connection is that looks at where all stand.
  const lag = async (): ReturnType<typeof worker.lag> => await worker.lag().catch(() => pause(20).then(lag));
  expect(await lag()).toEqual({ milliseconds: 0, models: { 'audit-chain': 0 }, unkept: [], quarantined: {} });
});
