import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ERASED } from '@pilotlight/contracts/events/personal';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { ReadModel } from '../read-model';
import { readModels } from '../read-models';
import { everyModel, ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { allRows } from '../testing/table-rows';
import { tryToOwn } from '@pilotlight/subscriptions/checkpoint';

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
});
afterEach(() => side.close());

const aDay = (slug: string) => {
  const chat = conversation(slug, randomUUID());
  return [
    chat.started(),
    chat.says('Boiler is off'),
    chat.intends('general'),
    chat.gives({ first_name: 'Jane', email: ERASED }),
    chat.captured(),
    chat.intends('service', 'general'),
    chat.replies('We will call you'),
  ];
};

const insightsOf = async () => {
  const rows = (await allRows(side.superuser))['insights'];
  return rows?.map(({ slug, conversations: count, leads }) => [slug, count, leads]);
};

it('goes on where it stood after a restart, folding nothing twice', async () => {
  const first = await side.start();
  await first.waitForPosition(await side.happens(...aDay('acme')), everyModel);
  await first.stop();
  const position = await side.happens(...aDay('acme'), ...aDay('best'));
  const second = await side.start();
  expect(await second.waitForPosition(position, everyModel)).toBe(true);
  expect(await insightsOf()).toEqual([
    ['acme', 2, 2],
    ['best', 1, 1],
  ]);
});

it.each([0, 1, 5, 20])('stops when told so %i ms after its start', async (milliseconds) => {
  const projections = await side.start();
  await pause(milliseconds);
  await projections.stop();
  const { rows } = await side.superuser.query(
    "select application_name from pg_stat_activity where datname = current_database() and application_name like 'pilotlight read model%'",
  );
  expect(rows).toEqual([]);
});

it('folds once however many processes run, and another takes over when the owner goes', async () => {
  const [first, second] = await Promise.all([side.start(), side.start()]);
  await first.waitForPosition(await side.happens(...aDay('acme'), ...aDay('acme')), everyModel);
  await first.stop();
  const position = await side.happens(...aDay('acme'));
  expect(await second.waitForPosition(position, everyModel)).toBe(true);
  expect(await insightsOf()).toEqual([['acme', 3, 3]]);
  expect(side.log.lines.filter(({ level }) => level !== 'info')).toEqual([]);
});

it('is taken over from a process that hangs, and only from one that does', async () => {
  const first = await side.start();
  await first.waitForPosition(await side.happens(...aDay('acme')), everyModel);
  await first.stop();
  const hung = await connect(side.databaseUrl, 'hung');
  for (const model of ['messages', 'insights']) expect(await tryToOwn(hung, model)).toBe(true);
  const position = await side.happens(...aDay('acme'));
  await side.superuser.query(
    "update read.checkpoints set updated_at = now() - interval '10 seconds' where name = 'messages'",
  );
  const second = await side.start();
  expect(await second.waitForPosition(position, ['messages'], 20_000)).toBe(true);
  expect(side.log.lines).toContainEqual(expect.objectContaining({ level: 'warn', fields: { model: 'messages' } }));
  expect(side.log.lines).not.toContainEqual(expect.objectContaining({ level: 'warn', fields: { model: 'insights' } }));
  await hung.end().catch(() => undefined);
});

it('heals when the database ends all its connections, in the middle of the work', async () => {
  const projections = await side.start();
  for (let day = 0; day < 10; day += 1) {
    await side.happens(...aDay('acme'));
    await side.superuser.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  }
  const position = await side.eventStore.head();
  expect(await projections.waitForPosition(position, everyModel, 20_000)).toBe(true);
  expect(await insightsOf()).toEqual([['acme', 10, 10]]);
}, 30_000);

it('folds a read model of another version again from the start, to the same rows', async () => {
  const live = await side.start();
  for (const slug of ['acme', 'best', 'acme'])
    await side.happens(installer(slug + randomUUID()).created('A'), ...aDay(slug));
  await live.waitForPosition(await side.eventStore.head(), everyModel, 20_000);
  await live.stop();
  const before = await allRows(side.superuser);
  expect(before['messages']).toHaveLength(9);

  await side.superuser.query(`update read.messages set entry = '{}'; delete from read.insights where slug = 'best'`);
  const changed = readModels.map((model): ReadModel => ({ ...model, version: model.version + 1 }));
  const rebuilt = await side.start(changed);
  expect(await rebuilt.waitForPosition(await side.eventStore.head(), everyModel, 20_000)).toBe(true);
  expect(await allRows(side.superuser)).toEqual(before);
});
