import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { start } from '@pilotlight/event-store/event-store';
import type { EventStore } from '@pilotlight/event-store/event-store';
import { openPersonalData } from '@pilotlight/event-store/personal-data/postgres/personal-data';
import { openPostgresEventStore } from '@pilotlight/event-store/postgres/postgres-event-store';
import { startProjections } from '@pilotlight/projections/projections';
import { allRows } from '@pilotlight/projections/testing/table-rows';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { firstStartSecrets } from './first-start-secrets';
import { Chatter } from './testing/chatter';
import { productTests } from './testing/product-tests';
import type { RunningProduct } from './testing/running-product';
import { postgresPid, postgresUrl } from './testing/running-product';
import { demoKey, Visitor } from './testing/visitor';

const tests = productTests();
const models = [
  'installers',
  'conversations',
  'notification_templates',
  'prompt_overrides',
  'messages',
  'insights',
  'notifications',
  'notification_texts',
  'appointments',
  'appointment_words',
  'unanswered_questions',
  'suppressions',
  'billing',
  'billing_entries',
  'payment_log',
  'registrations',
  'leads',
] as const;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** What falls, and how many milliseconds into a burst of messages: at each moment the app twice, and PostgreSQL between. */
const moments = [15, 5, 40, 70, 100];
const faults = moments.flatMap((after) =>
  (['the app', 'PostgreSQL', 'the app'] as const).map((what) => ({ what, after })),
);
/** So many chats at once; the first are relieved by as many others halfway, before anyone has said too much for a minute. */
const atOnce = 50;

const wholeLog = async (store: EventStore): Promise<RecordedEvent[]> => {
  const events: RecordedEvent[] = [];
  for (let after = start; ;) {
    const page = await store.readAll(after, 1000);
    if (page.events.length === 0) return events;
    events.push(...page.events);
    after = page.next;
  }
};

const rowsAt = async (url: string) => {
  const superuser = new Client({ connectionString: url });
  await superuser.connect();
  try {
    return await allRows(superuser);
  } finally {
    await superuser.end();
  }
};

/** Every read model as it stands once it has followed the log to its end, and as the log alone gives it in an empty database. */
const standingAndRebuilt = async (url: string, eventStore: EventStore) => {
  const superuser = new Client({ connectionString: url });
  await superuser.connect();
  await superuser.query('create database rebuilt');
  await superuser.end();
  const elsewhere = new URL(url);
  elsewhere.pathname = '/rebuilt';
  const head = await eventStore.head();
  const rowsOf = async (databaseUrl: string) => {
    const folding = await startProjections({ databaseUrl, eventStore, log: silent });
    expect(await folding.waitForPosition(head, models, 60_000)).toBe(true);
    await folding.stop();
    return await rowsAt(databaseUrl);
  };
  return { standing: await rowsOf(url), rebuilt: await rowsOf(elsewhere.href) };
};

const counted = (ids: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/** Milliseconds: ten starts of the product, which a busy machine makes long. */
const patience = 1_500_000;

const story = async (): Promise<void> => {
  let product: RunningProduct = await tests.start();
  const key = await demoKey(product.address);
  const chatters = await Promise.all(
    Array.from(
      { length: 2 * atOnce },
      async (_, index) => new Chatter(await Visitor.open(product.address, key), index % 2 === 0),
    ),
  );

  for (const [index, { what, after }] of faults.entries()) {
    const there = index < faults.length / 2 ? chatters.slice(0, atOnce) : chatters.slice(atOnce);
    const talking = Promise.all(there.map((chatter) => chatter.talk(1)));
    await pause(after);
    if (what === 'PostgreSQL') process.kill(postgresPid(tests.dataDir), 'SIGKILL');
    else {
      await product.end('SIGKILL');
      product = await tests.start();
    }
    await talking;
  }
  const said = chatters.flatMap((chatter) => chatter.said);
  expect(said.every(({ accepted }) => accepted)).toBe(true);
  // The faults did strike while messages were under way.
  expect(chatters.reduce((sum, { interrupted }) => sum + interrupted, 0)).toBeGreaterThan(faults.length);

  const url = postgresUrl(tests.dataDir);
  const { MASTER_KEY: masterKey } = firstStartSecrets(tests.dataDir);
  const personalData = await openPersonalData({ url, masterKey });
  const store = personalData.over(await openPostgresEventStore({ url }));
  try {
    const log = await wholeLog(store);
    const received = log.flatMap((event) => (event.type === 'VisitorMessageReceived' ? event.data.messageId : []));
    expect(counted(received)).toEqual(new Map(received.map((id) => [id, 1])));
    expect(new Set(received)).toEqual(new Set(said.map(({ messageId }) => messageId)));

    const replied = log.flatMap((event) => (event.type === 'AssistantReplied' ? event.data : []));
    expect(new Set(replied.map(({ inReplyTo }) => inReplyTo)).size).toBe(replied.length);
    const written = new Map(replied.map(({ replyId, text }) => [replyId, text]));
    for (const { replies } of said) expect(replies.size).toBeLessThanOrEqual(1);
    for (const [id, text] of said.flatMap(({ replies }) => [...replies])) expect(written.get(id)).toBe(text);

    for (const { visitor, said: own, patient } of chatters) {
      const lines = await visitor.conversation();
      expect(lines.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual(own.map(({ text }) => text));
      const acknowledged = own.flatMap(({ text, replies }) => [text, ...replies.values()]);
      const shown = new Set(lines.map(({ text }) => text));
      expect(patient ? lines.map(({ text }) => text) : acknowledged.filter((text) => shown.has(text))).toEqual(
        acknowledged,
      );
    }

    // Its notifications would go on meanwhile: the log stands still with the product dead.
    await product.end('SIGKILL');
    const { standing, rebuilt } = await standingAndRebuilt(url, store);
    expect(standing['messages']?.length).toBeGreaterThanOrEqual(said.length);
    expect(standing).toEqual(rebuilt);
  } finally {
    await store.close();
    await personalData.close();
  }
};

it('loses nothing that it acknowledged and doubles nothing, whatever falls while visitors chat', story, patience);
