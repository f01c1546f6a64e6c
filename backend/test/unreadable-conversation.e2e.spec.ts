import type { EventStore } from '@pilotlight/event-store/event-store';
import { appendOf, fromTheFuture } from '@pilotlight/event-store/testing/sample-events';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { openTestEventStore, type TestEventStore } from './event-store-under-test';
import { newInstaller, signIn, Visitor } from './people';

const canary = 'Quartermaine';

let backend: TestBackend;
let log: TestEventStore;
let eventStore: EventStore;
beforeAll(async () => {
  backend = await startTestBackend();
  log = await openTestEventStore(backend.databaseUrl, backend.databaseUrl);
  eventStore = log.eventStore;
});
afterAll(async () => {
  await eventStore.close();
  await log.dispose();
  await backend.stop();
});

const shown = async (): Promise<string> => {
  const { rows: conversations } = await backend.database.query('select * from read.conversations');
  const { rows: messages } = await backend.database.query('select * from read.messages');
  return JSON.stringify([conversations, messages]);
};

/** Read models give up on the event. */
const quarantined = async (): Promise<void> => {
  for (let streams = 0; streams < 4; await pause(50)) {
    const { rows } = await backend.database.query<{ streams: number }>(
      'select count(*)::int as streams from read.quarantine',
    );
    streams = rows[0]?.streams ?? 0;
  }
};

it('is erased like any other, though it holds an event that this version can not read', async () => {
  const leeds = await newInstaller(backend, 'leeds');
  await newInstaller(backend, 'york');
  const token = await signIn(backend, leeds);
  const visitor = await Visitor.of(backend, leeds);
  await visitor.say(`My name is Wilhelmina ${canary}`);
  while (!(await shown()).includes(canary)) await pause(20);
  const stream = `conversation-${visitor.sessionId}`;
  const revision = (await eventStore.readStream(stream)).length - 1;
  await eventStore.append(appendOf(stream, revision, fromTheFuture()));

  await quarantined();

  const asAnothers = await backend.asAdmin('POST', `/api/installers/york/conversations/${visitor.sessionId}/erase`);
  expect(asAnothers.status).toBe(404);
  const erase = () => backend.call('POST', `/api/installer/conversations/${visitor.sessionId}/erase`, { token });
  expect(await erase()).toMatchObject({ status: 200, json: { message: 'This visitor is erased' } });
  expect(await erase()).toMatchObject({ status: 200 });

  expect(await shown()).not.toContain(canary);
  expect(await eventStore.readStream(stream, revision + 2)).toMatchObject([{ type: 'SubjectErased', tenant: 'leeds' }]);
  expect((await visitor.say('Are you still there?')).status).toBe(401);
});
