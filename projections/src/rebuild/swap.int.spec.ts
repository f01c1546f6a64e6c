import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Position } from '@pilotlight/contracts/events/event';
import { start } from '@pilotlight/event-store/event-store';
import { conversations } from '../conversations/conversations.read-model';
import { ConversationsReader } from '../conversations/conversations.reader';
import { connect } from '@pilotlight/subscriptions/database-connection';
import { messages } from '../messages/messages.read-model';
import type { ReadModel } from '../read-model';
import { readModels } from '../read-models';
import { everyModel, ReadSide } from '../testing/read-side';
import { conversation, installer } from '../testing/story';
import { allRows } from '../testing/table-rows';
import { readCheckpoints } from '@pilotlight/subscriptions/checkpoint';
import { rebuild, type RebuildOptions } from './rebuild';

let side: ReadSide;
beforeEach(async () => {
  side = await ReadSide.open();
});
afterEach(() => side.close());

const rebuilding = (models: readonly ReadModel[], options: Partial<RebuildOptions> = {}) =>
  rebuild({ databaseUrl: side.databaseUrl, eventStore: side.eventStore, models, ...options });

const aChat = (slug = 'acme', sessionId: string = randomUUID()) => {
  const chat = conversation(slug, sessionId);
  return [chat.started(), chat.says('Boiler is off'), chat.gives({ first_name: 'Jane' }), chat.captured()];
};

/** What a table is made of, by name: indexes, constraints, policies and grants. */
const makings = async (): Promise<unknown> => {
  const { rows } = await side.superuser.query(`
    select 'index' as kind, indexname as name, indexdef as what from pg_indexes where schemaname = 'read'
    union all
    select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'read'::regnamespace
    union all
    select 'policy', tablename || ' ' || policyname, roles::text || cmd || coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname = 'read'
    union all
    select 'grant', table_name || ' ' || grantee, privilege_type from information_schema.role_table_grants where table_schema = 'read'
    union all
    select 'security', relname, relrowsecurity::text || relforcerowsecurity from pg_class where relnamespace = 'read'::regnamespace and relkind = 'r'
    order by 1, 2, 3`);
  return rows;
};

it('gives the same rows, in tables of the same making, as often as it is done', async () => {
  const live = await side.start();
  await side.shows(installer('acme').created('Acme'), ...aChat(), ...aChat('best'));
  const [rows, made] = [await allRows(side.superuser), await makings()];
  await side.superuser.query(`update read.messages set entry = '{}'; delete from read.insights`);
  for (let time = 0; time < 2; time += 1) await rebuilding(readModels);
  expect(await allRows(side.superuser)).toEqual(rows);
  expect(await makings()).toEqual(made);
  const position = await side.happens(...aChat());
  expect(await live.waitForPosition(position, everyModel, 10_000)).toBe(true);
});

it('folds alike however few rows are held in memory, erasures included', async () => {
  await side.start();
  const [erased, kept] = [randomUUID(), randomUUID()];
  const again = conversation('acme', erased);
  await side.shows(
    ...aChat('acme', erased),
    ...aChat('acme', kept),
    again.says('Hello again'),
    again.erased(),
    conversation('acme', kept).replies('We will call you'),
    ...aChat('best'),
  );
  const rows = await allRows(side.superuser);
  for (const rowsInMemory of [1, 2, 3, 5]) {
    await rebuilding(readModels, { rowsInMemory, eventStore: inPagesOf(2) });
    expect(await allRows(side.superuser)).toEqual(rows);
  }
});

/** The same log, handed out in smaller pages. */
const inPagesOf = (most: number): typeof side.eventStore =>
  new Proxy(side.eventStore, {
    get: (store, name) =>
      name === 'readAll'
        ? (after: Position, limit: number) => store.readAll(after, Math.min(limit, most))
        : Reflect.get(store, name, store),
  });

it('folds an event once, however often its page comes', async () => {
  await side.start();
  await side.shows(...aChat(), ...aChat('best'));
  const rows = await allRows(side.superuser);
  const stuttering = new Proxy(side.eventStore, {
    get: (store, name) =>
      name === 'readAll'
        ? async (after: Position) => {
            const { next } = await store.readAll(after, 2);
            return { next, events: (await store.readAll(start, 1_000)).events.filter((each) => each.position <= next) };
          }
        : Reflect.get(store, name, store),
  });
  await rebuilding(readModels, { eventStore: stuttering, rowsInMemory: 2 });
  expect(await allRows(side.superuser)).toEqual(rows);
});

it('shows readers the whole of it at every moment, and those who wait their own words', async () => {
  const live = await side.start();
  const reader = new ConversationsReader(side.readers);
  const first = randomUUID();
  await side.happens(...aChat('acme', first));
  for (let count = 1; count < 150; count += 1) await side.happens(...aChat());
  await live.waitForPosition(await side.eventStore.head(), everyModel, 10_000);

  const over = new AbortController();
  let [asked, shown] = [0, 150];
  const query = { search: '', grade: 'all', page: 1, pageSize: 1, sessionId: first } as const;
  const atOnce = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const least = shown;
      const { all, conversations: found } = await reader.list('acme', query);
      asked += 1;
      if (all < least) throw new Error(`${all} of ${least} conversations were shown`);
      if (found[0]?.events.length !== 2) throw new Error('A transcript was cut short');
    }
  };
  const talking = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const position = await side.happens(...aChat());
      if (await live.waitForPosition(position, everyModel, 5_000)) shown += 1;
      else throw new Error('A read model did not go on');
    }
  };
  const readers = [atOnce(), atOnce(), atOnce(), talking()];
  try {
    for (let time = 0; time < 8; time += 1) await Promise.race([rebuilding([conversations, messages]), ...readers]);
  } finally {
    over.abort();
  }
  await Promise.all(readers);
  expect(asked).toBeGreaterThan(20);
});

it('waits for a reader whose view is older than the new rows', async () => {
  await side.start();
  await side.shows(...aChat(), ...aChat());
  const slow = await connect(side.databaseUrl, 'test');
  await slow.query('begin isolation level repeatable read');
  await slow.query('select 1');
  const rebuilt = rebuilding([conversations]);
  await Promise.race([rebuilt, pause(600)]);
  const { rows } = await slow.query('select count(*) as count from read.conversations');
  await slow.query('commit');
  await slow.end();
  await rebuilt;
  expect(rows).toEqual([{ count: 2 }]);
});

it('is not begun twice at once, and the one under way is left alone', async () => {
  await side.start();
  await side.shows(...aChat());
  const outcomes = await Promise.allSettled([rebuilding([conversations]), rebuilding([conversations])]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = outcomes.find((outcome) => outcome.status === 'rejected');
  expect(String(refused?.reason)).toContain('conversations is being rebuilt already');
});

it('goes on without a stream from the event that can not be folded, and names it without its words', async () => {
  await side.start();
  const [poisoned, healthy] = [randomUUID(), randomUUID()];
  await side.shows(...aChat('acme', poisoned), ...aChat('acme', healthy));
  const fussy: typeof conversations = {
    ...conversations,
    fold: (row, event) => {
      if (event.type === 'LeadDetailsGiven' && event.stream.endsWith(poisoned)) throw new Error('Jane');
      return conversations.fold(row, event);
    },
  };
  const { skipped } = await rebuilding([fussy]);
  expect(skipped).toMatchObject({
    conversations: [
      expect.objectContaining({ stream: `conversation-${poisoned}`, revision: 2, eventType: 'LeadDetailsGiven' }),
    ],
  });
  expect(JSON.stringify(skipped)).not.toContain('Jane');
  const rows = (await allRows(side.superuser))['conversations'] ?? [];
  const given = Object.fromEntries(rows.map((row) => [row['session_id'], row['lead']]));
  expect(given).toEqual({ [poisoned]: {}, [healthy]: expect.objectContaining({ first_name: 'Jane' }) });
  await rebuilding([conversations]);
});

it('never shows less than was shown: the checkpoint does not go back', async () => {
  const live = await side.start();
  await side.shows(...aChat());
  const positions: string[] = [];
  const watch = await connect(side.databaseUrl, 'test');
  const rebuilds = (async () => {
    for (let time = 0; time < 3; time += 1) await rebuilding([conversations]);
    return 'done';
  })();
  for (let state: unknown = 'under way'; state !== 'done';) {
    await side.happens(...aChat());
    positions.push((await readCheckpoints(watch)).get('conversations')?.position ?? '');
    state = await Promise.race([rebuilds, new Promise((resolve) => setImmediate(resolve, 'under way'))]);
  }
  await watch.end();
  expect(positions).toEqual(positions.toSorted());
  expect(await live.waitForPosition(await side.eventStore.head(), everyModel, 10_000)).toBe(true);
});
