import { CommandBus } from '@nestjs/cqrs';
import { RequestNotification } from '@pilotlight/backend/notifications/requests/request-notification.command';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import { startTestBackend, type TestBackend } from '../backend/test/backend-under-test';
import { newInstaller } from '../backend/test/people';
import { type ChatServer, startBackend } from './chat-servers';
import { type Crowd, quantile, talk, warm } from './crowd';
import type { Measurement } from './measurement';

const messages = 5_000;
/** As many messages are handed over at once. */
const atOnce = 20;

/** Does something so many times, several at once; how many a second. */
const rate = async (times: number, act: () => Promise<unknown>, ended?: () => Promise<void>): Promise<number> => {
  const begin = performance.now();
  let left = times;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1;
        await act();
      }
    }),
  );
  await ended?.();
  return times / ((performance.now() - begin) / 1000);
};

const request = (slug: string): RequestNotification => {
  const context = { actor: { kind: 'system', id: null }, requestId: randomUUID() } as const;
  const wanted = {
    slug,
    sessionId: null,
    itemId: randomUUID(),
    eventType: 'lead_qualified',
    audience: 'installer',
    channel: 'email',
    to: 'office@leeds.example',
    subject: 'Hot lead: Priya, LS17 8AB',
    text: 'Priya is waiting for a call.\n\nNo heating, combi shows EA\nLS17 8AB, ring 07700 900142',
    headline: 'Hot lead: Priya, LS17 8AB',
    contentSid: null,
    contentVariables: null,
    critical: false,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    insteadOf: null,
    gathered: null,
  } as const;
  return new RequestNotification(wanted, context);
};

const untilSent = async ({ database }: TestBackend): Promise<void> => {
  for (;;) {
    const { rows } = await database.query<{ sent: number }>(
      `select count(*)::int as sent from read.notifications where status = 'sent'`,
    );
    if (rows[0]?.sent === messages) return;
    await pause(100);
  }
};

/** From the first request until the last is shown as sent: asked for, queued, tried, handed over, written down and folded. */
const drained = async (databaseUrl: string): Promise<number> => {
  const backend = await startTestBackend({ databaseUrl });
  try {
    const { slug } = await newInstaller(backend, 'leeds');
    const commands = backend.app.get(CommandBus);
    return await rate(
      messages,
      () => commands.execute(request(slug)),
      () => untilSent(backend),
    );
  } finally {
    await backend.stop();
  }
};

const bareInserts = async (databaseUrl: string): Promise<number> => {
  const pool = new Pool({ connectionString: databaseUrl, max: atOnce });
  try {
    await pool.query('create table bare (id bigint generated always as identity primary key, data jsonb not null)');
    const data = JSON.stringify(request('leeds').wanted);
    const insert = { name: 'insert', text: 'insert into bare (data) values ($1)', values: [data] };
    return await rate(messages, () => pool.query(insert));
  } finally {
    await pool.end();
  }
};

const crowd: Crowd = { visitorsAtOnce: 1, messagesEach: 12, think: 50 };
const rounds = 60;

/** Milliseconds to the accepted frame with policies and without, in turns. */
const accepted = async (told: ChatServer, untold: ChatServer): Promise<{ on: number; off: number }> => {
  const times: Record<'on' | 'off', number[]> = { on: [], off: [] };
  for (const server of [told, untold]) await warm(server);
  for (let round = 0; round < rounds; round += 1) {
    times.on.push(...(await talk(told, crowd)).map(({ first }) => first));
    times.off.push(...(await talk(untold, crowd)).map(({ first }) => first));
  }
  return { on: quantile(times.on, 0.5), off: quantile(times.off, 0.5) };
};

/** What it costs to tell people: how many messages a second go all the way, and what a visitor's answer waits for it. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const servers: ChatServer[] = [];
  try {
    const inserts = await bareInserts(await postgres.createDatabase());
    const sent = await drained(await postgres.createDatabase());
    for (const policies of ['run', 'stopped'] as const)
      servers.push(await startBackend(await postgres.createDatabase(), policies));
    const [told, untold] = servers;
    if (!told || !untold) return [];
    const { on, off } = await accepted(told, untold);
    const value = Number((on / off).toFixed(2));
    return [
      {
        name: 'notifications, requested and drained',
        value: Number((sent / inserts).toFixed(4)),
        unit: 'x',
        baseline: `bare single-row inserts on ${atOnce} connections, ${Math.round(inserts)}/s against ${sent.toFixed(1)}/s`,
        target: null,
        ok: true,
      },
      {
        name: 'chat message to accepted with policies, p50',
        value,
        unit: 'x',
        baseline: `without policies, ${off.toFixed(2)} ms against ${on.toFixed(2)} ms`,
        target: '<= 1.1',
        ok: value <= 1.1,
      },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
};
