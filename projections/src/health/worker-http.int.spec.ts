import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { ConfigurationError } from '@pilotlight/contracts/configuration';
import { ownPort } from '@pilotlight/event-store/testing/own-port';
import { connect } from '@pilotlight/subscriptions/database-connection';
import type { Projections } from '../projections';
import { readModels } from '../read-models';
import { inConversation, withBug } from '../testing/poisoned';
import { everyModel, ReadSide } from '../testing/read-side';
import { conversation } from '../testing/story';
import { openWorkerHttp } from './worker-http';

const host = '127.0.0.1';
const sessionId = randomUUID();
const chat = conversation('acme', sessionId);
const other = conversation('acme', randomUUID());
const buggy = readModels.map((model) => withBug(model, inConversation(sessionId, 'LeadCaptured')));

let side: ReadSide;
let worker: Projections;
let server: Server;
let port: number;
beforeEach(async () => {
  side = await ReadSide.open();
  worker = await side.start(buggy);
  port = await ownPort();
  server = await openWorkerHttp(worker, port, host);
});
afterEach(async () => {
  server.close();
  server.closeAllConnections();
  await side.close();
});

const ask = async (path: string) => fetch(`http://${host}:${port}${path}`);
const ready = async () => {
  const response = await ask('/readyz');
  return { status: response.status, body: await response.json() };
};
const untilReady = async (status: number): Promise<Awaited<ReturnType<typeof ready>>> => {
  const answer = await ready();
  return answer.status === status ? answer : untilReady(status);
};
const figures = async (name: string): Promise<Record<string, number>> => {
  const lines = (await (await ask('/metrics')).text()).split('\n').filter((line) => line.startsWith(`${name}{`));
  return Object.fromEntries(lines.map((line) => [line.split('"')[1], Number(line.split(' ')[1])]));
};
const caughtUp = async () => worker.waitForPosition(await side.eventStore.head(), everyModel, 15_000);

it('is ready once it keeps the read models, or stands by for them, and names the lag of each', async () => {
  const { body } = await untilReady(200);
  expect(body).toMatchObject({
    status: 'ready',
    parts: {
      database: 'ok',
      readModels: 'ok',
      lag: 'installers 0 ms, conversations 0 ms, notification_templates 0 ms, prompt_overrides 0 ms, messages 0 ms, insights 0 ms, notifications 0 ms, notification_texts 0 ms, appointments 0 ms, appointment_words 0 ms, unanswered_questions 0 ms, suppressions 0 ms, billing 0 ms, billing_entries 0 ms, payment_log 0 ms, registrations 0 ms, platform_days 0 ms, lead_journeys 0 ms, leads 0 ms',
      quarantine: 'none',
    },
  });
  const standby = await side.start(buggy);
  const otherPort = await ownPort();
  const otherDoor = await openWorkerHttp(standby, otherPort, host);
  const status = async (): Promise<number> => (await fetch(`http://${host}:${otherPort}/readyz`)).status;
  while ((await status()) !== 200);
  const text = await (await fetch(`http://${host}:${otherPort}/metrics`)).text();
  otherDoor.close();
  otherDoor.closeAllConnections();
  expect(text).toContain('pilotlight_read_model_owned{model="messages"} 0');
  expect(await figures('pilotlight_read_model_owned')).toMatchObject({ messages: 1 });
});

it('says that a stream is quarantined, in words and figures, and stays ready', async () => {
  await side.happens(chat.started(), other.started(), chat.captured(), other.captured());
  await caughtUp();
  const { body } = await untilReady(200);
  expect(body).toMatchObject({
    parts: {
      quarantine:
        'conversations 1 stream, insights 1 stream, lead_journeys 1 stream, messages 1 stream, platform_days 1 stream',
    },
  });
  expect(await figures('pilotlight_read_model_quarantined_streams')).toEqual({
    installers: 0,
    conversations: 1,
    notification_templates: 0,
    prompt_overrides: 0,
    messages: 1,
    insights: 1,
    notifications: 0,
    notification_texts: 0,
    appointments: 0,
    appointment_words: 0,
    unanswered_questions: 0,
    suppressions: 0,
    billing: 0,
    billing_entries: 0,
    payment_log: 0,
    registrations: 0,
    platform_days: 1,
    lead_journeys: 1,
    leads: 0,
  });
  expect(await worker.lag()).toMatchObject({
    quarantined: { conversations: 1, messages: 1, insights: 1 },
  });
});

it('counts the events and batches that it has folded', async () => {
  await side.happens(other.started(), other.says('Hello'), other.captured());
  await caughtUp();
  expect(await figures('pilotlight_read_model_events_total')).toMatchObject({ installers: 3, messages: 3 });
  const { messages } = await figures('pilotlight_read_model_batches_total');
  expect(messages).toBeGreaterThanOrEqual(1);
  expect(messages).toBeLessThanOrEqual(3);
});

it('lives but is not ready while it has no database, nor once it is stopped', async () => {
  await untilReady(200);
  const name = new URL(side.databaseUrl).pathname.slice(1);
  const server = await connect(new URL('/postgres', side.databaseUrl).href, 'test');
  await server.query(`alter database ${name} allow_connections false`);
  await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and application_name <> 'pilotlight test'`,
  );
  const { body } = await untilReady(503);
  expect(body).toMatchObject({ status: 'not ready' });
  expect((await ask('/healthz')).status).toBe(200);
  await server.query(`alter database ${name} allow_connections true`);
  await server.end();
  await untilReady(200);
  await worker.stop();
  expect((await ready()).body).toMatchObject({
    parts: {
      readModels:
        'neither kept nor stood by for: installers, conversations, notification_templates, prompt_overrides, messages, insights, notifications, notification_texts, appointments, appointment_words, unanswered_questions, suppressions, billing, billing_entries, payment_log, registrations, platform_days, lead_journeys, leads',
    },
  });
});

it('has nothing behind any other address', async () => {
  expect((await ask('/')).status).toBe(404);
  expect((await fetch(`http://${host}:${port}/readyz`, { method: 'POST' })).status).toBe(404);
});

it('refuses to start on a port that is taken', async () => {
  await expect(openWorkerHttp(worker, port, host)).rejects.toThrow(ConfigurationError);
});
