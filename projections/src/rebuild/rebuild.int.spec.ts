import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { conversations } from '../conversations/conversations.read-model';
import { migrate } from '../migrations/migrate';
import type { ReadModel } from '../read-model';
import { readModels } from '../read-models';
import { generateLog } from '../testing/generated-log';
import { everyModel, ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { allRows, tableRows } from '../testing/table-rows';
import { platform } from '../read-database';
import { readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { rebuild } from './rebuild';
import { AlreadyRebuilding } from './rebuild-lock';

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
  await migrate(side.superuser, readModels);
});
afterEach(() => side.close());

const rebuilt = (models: readonly ReadModel[] = readModels) =>
  rebuild({ databaseUrl: side.databaseUrl, eventStore: side.eventStore, models });

const newConversation = (): ReturnType<typeof conversation> => conversation('acme', randomUUID());

const objectsOf = async (): Promise<unknown> => {
  const { rows } = await side.superuser.query(`
    select c.relname, c.relkind, c.relrowsecurity, c.relforcerowsecurity, c.relacl::text, coalesce(pg_get_indexdef(c.oid), '') as definition,
           (select string_agg(polname || ' ' || polroles::text || ' ' || coalesce(pg_get_expr(polqual, polrelid), ''), ', ' order by polname)
              from pg_policy where polrelid = c.oid) as policies,
           (select string_agg(conname, ', ') from pg_constraint where conrelid = c.oid and contype = 'p') as key
      from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = 'read' and relkind in ('r', 'i') order by 1`);
  return rows;
};

it('gives the same rows as keeping current did, and leaves every name, right and index as it was', async () => {
  const projections = await side.start();
  const written = await generateLog(side.eventStore, 3_000);
  await projections.waitForPosition(await side.eventStore.head(), everyModel, 20_000);
  const [rows, objects] = [await allRows(side.superuser), await objectsOf()];

  const { events, skipped } = await rebuilt();
  expect(events).toBe(written);
  expect(skipped).toEqual(Object.fromEntries(everyModel.map((name) => [name, []])));
  expect(await allRows(side.superuser)).toEqual(rows);
  expect(await objectsOf()).toEqual(objects);
  await rebuilt();
  expect(await objectsOf()).toEqual(objects);
  const chat = newConversation();
  await side.shows(chat.started(), chat.says('Goes on after the rebuild'));
  expect(JSON.stringify(await tableRows(side.superuser, conversations))).toContain('Goes on after the rebuild');
});

it('heals rows that are not what the log says', async () => {
  await side.start();
  const chat = newConversation();
  await side.shows(chat.started(), chat.says('Hello'));
  await side.superuser.query(`update read.conversations set message_count = 7; delete from read.messages`);
  await rebuilt();
  expect(await tableRows(side.superuser, conversations)).toMatchObject([{ message_count: 1 }]);
  expect((await allRows(side.superuser))['messages']).toHaveLength(1);
});

it('never shows a reader an empty or a half-filled table, while the log and the readers go on', async () => {
  await side.start();
  for (let number = 0; number < 40; number += 1) {
    const chat = newConversation();
    await side.happens(chat.started(), chat.says('Hello'));
  }
  const last = newConversation();
  await side.shows(last.started());

  const done = new AbortController();
  const seen: number[] = [];
  const reading = async (): Promise<void> => {
    while (!done.signal.aborted) {
      const [counted] = await side.readers.asPlatform(platform, (ask) => [
        ask<{ count: number }>({ text: 'select count(*) from read.conversations' }),
      ]);
      seen.push(counted.rows[0]?.count ?? 0);
    }
  };
  const writing = async (): Promise<void> => {
    while (!done.signal.aborted) {
      const chat = newConversation();
      await side.happens(chat.started());
      // The log in memory answers at once: without a pause nobody else would come to speak.
      await pause(1);
    }
  };
  const busy = [reading(), reading(), reading(), writing()];
  for (let times = 0; times < 5; times += 1) await rebuilt();
  done.abort();
  await Promise.all(busy);
  expect(seen.length).toBeGreaterThan(20);
  expect(Math.min(...seen)).toBeGreaterThanOrEqual(41);
});

it('leaves what is read untouched where it is cut short, and clears its remains away the next time', async () => {
  await side.start();
  const chat = newConversation();
  await side.shows(chat.started(), chat.says('Hello'));
  const before = await allRows(side.superuser);
  const faulty: EventStore = Object.assign(Object.create(side.eventStore), {
    readAll: () => Promise.reject(new Error('cut short')),
  });
  const cutShort = rebuild({ databaseUrl: side.databaseUrl, eventStore: faulty, models: [conversations] });
  await expect(cutShort).rejects.toThrow('cut short');
  expect(await allRows(side.superuser)).toEqual(before);
  await side.superuser.query('create table read.conversations__rebuild (left_over int)');
  await rebuilt();
  expect(await allRows(side.superuser)).toEqual(before);
});

it('is done by one process at a time', async () => {
  await generateLog(side.eventStore, 2_000);
  const outcomes = await Promise.allSettled([rebuilt([conversations]), rebuilt([conversations])]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(AlreadyRebuilding);
});

it('leaves out a stream from the event on that can not be folded, and names it', async () => {
  const [good, bad] = [newConversation(), newConversation()];
  await side.happens(good.started(), bad.started(), bad.says('poison'), bad.says('and more'), good.says('Hello'));
  const fussy: typeof conversations = {
    ...conversations,
    fold: (row, event) => {
      if (event.type === 'VisitorMessageReceived' && event.data.text === 'poison') throw new Error('poison');
      return conversations.fold(row, event);
    },
  };
  const { skipped } = await rebuilt([fussy]);
  expect(skipped['conversations']).toMatchObject([{ revision: 1 }]);
  const counts = (await tableRows(side.superuser, conversations)).map((row) => Number(row['message_count']));
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1]);
});

it('writes the checkpoint that whoever keeps the model current goes on from', async () => {
  await generateLog(side.eventStore, 500);
  await rebuilt();
  const checkpoints = await readCheckpoints(side.superuser);
  const head = await side.eventStore.head();
  expect([...checkpoints.values()].map(({ position }) => position)).toEqual(everyModel.map(() => head));
});
