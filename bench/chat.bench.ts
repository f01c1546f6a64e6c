import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startBare, startPilotlight } from './chat-servers';
import type { ChatServer, Session } from './chat-servers';
import { post } from './first-answer';
import type { Measurement } from './measurement';

const rounds = 16;
const warmingRounds = 4;
const visitorsAtOnce = 8;
/** Below the flood limit of one conversation. */
const messagesEach = 12;
/**
 * Milliseconds between two messages of one visitor, on the average: eighty messages a second in all, some 280,000 an hour. Visitors
 * don't keep time with each other: with even pauses, those who were once served together would come together for ever after.
 */
const think = 100;
const thinking = (): Promise<void> => pause(2 * think * Math.random());
const target = 2;

const sentences = [
  'Hello, my boiler is leaking and there is no hot water since this morning',
  'It is a Vaillant ecoTEC plus, about eight years old',
  'Do you do servicing as well?',
  'My name is Ada Lovelace',
  'How much is a new boiler?',
];

/** Milliseconds to the first answer of each message: for a chat that is the `accepted` frame. */
const round = async (server: ChatServer): Promise<number[]> => {
  const sessions: Session[] = [];
  for (let count = 0; count < visitorsAtOnce; count += 1) sessions.push(await server.open());
  const talk = async (session: Session): Promise<number[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: number[] = [];
    await thinking();
    for (let count = 0; count < messagesEach; count += 1) {
      const message = sentences[count % sentences.length];
      const body = JSON.stringify({ sessionId: session.sessionId, messageId: randomUUID(), message });
      times.push(await post({ agent, url: server.url, headers: session.headers, body }));
      await thinking();
    }
    agent.destroy();
    return times;
  };
  return (await Promise.all(sessions.map(talk))).flat();
};

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

const compared = (name: string, part: number, chat: readonly number[], bare: readonly number[]): Measurement => {
  const [ours, theirs] = [quantile(chat, part), quantile(bare, part)];
  const value = Number((ours / theirs).toFixed(2));
  const baseline = `a bare Fastify route with one insert, ${theirs.toFixed(2)} ms against ${ours.toFixed(2)} ms`;
  return { name, value, unit: 'x', baseline, target: `<= ${target}`, ok: value <= target };
};

/** One message until it is durable and said to be: the built product against the least that a server can do, on one PostgreSQL. */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const servers: ChatServer[] = [];
  try {
    const bare = await startBare(await postgres.createDatabase());
    servers.push(bare);
    const pilotlight = await startPilotlight(await postgres.createDatabase());
    servers.push(pilotlight);
    const times: Record<'bare' | 'chat', number[]> = { bare: [], chat: [] };
    for (let warming = 0; warming < warmingRounds; warming += 1) for (const server of servers) await round(server);
    for (let count = 0; count < rounds; count += 1) {
      times.bare.push(...(await round(bare)));
      times.chat.push(...(await round(pilotlight)));
    }
    return [
      compared('chat message to accepted, p50', 0.5, times.chat, times.bare),
      compared('chat message to accepted, p99', 0.99, times.chat, times.bare),
    ];
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
};
