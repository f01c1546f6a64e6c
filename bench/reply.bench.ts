import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { type ChatServer, startBare, startPilotlight } from './chat-servers';
import { type Crowd, quantile, talk, warm } from './crowd';
import type { Measurement } from './measurement';
import { quantileBetween, serverTimesOf } from './server-times';
import { freePort } from '@pilotlight/event-store/embedded-postgres/server-process';

const rounds = 4;
/** Quicker typists than there are: twenty-five messages a second in all. */
const crowd: Crowd = { visitorsAtOnce: 50, messagesEach: 8, think: 2_000 };

const targets = [
  { name: 'p50', part: 0.5, milliseconds: 3 },
  { name: 'p99', part: 0.99, milliseconds: 15 },
];

const wholeOf = async (server: ChatServer): Promise<number[]> => (await talk(server, crowd)).map(({ whole }) => whole);

const route = '/api/widget/:slug/chat';

/**
 * One message until the scripted reply to it is there whole, both durable, with fifty chats at once: by the server's own clock, and beside it as
 * the visitor's side of the connection sees it and the least that a server can do.
 */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const servers: ChatServer[] = [];
  try {
    const bare = await startBare(await postgres.createDatabase());
    servers.push(bare);
    const metricsPort = await freePort();
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    const settings = { METRICS_PORT: String(metricsPort) };
    const pilotlight = await startPilotlight(await postgres.createDatabase(), settings);
    servers.push(pilotlight);
    for (const server of servers) await warm(server);
    const times: Record<'bare' | 'reply', number[]> = { bare: [], reply: [] };
    times.bare.push(...(await wholeOf(bare)));
    const before = await serverTimesOf(metrics, route);
    for (let count = 0; count < rounds; count += 1) times.reply.push(...(await wholeOf(pilotlight)));
    const after = await serverTimesOf(metrics, route);
    return targets.map(({ name, part, milliseconds }) => {
      const value = Number(quantileBetween(before, after, part).toFixed(2));
      return {
        name: `scripted reply with 50 chats at once, server time, ${name}`,
        value,
        unit: 'ms',
        baseline: `${quantile(times.reply, part).toFixed(2)} ms as the visitor sees it, a bare Fastify route with one insert ${quantile(times.bare, part).toFixed(2)} ms`,
        target: `<= ${milliseconds}`,
        ok: value <= milliseconds,
      };
    });
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
};
