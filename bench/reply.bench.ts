import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { type ChatServer, startBare, startPilotlight } from './chat-servers';
import { type Crowd, quantile, talk } from './crowd';
import type { Measurement } from './measurement';

const rounds = 4;
/** Quicker typists than there are: twenty-five messages a second in all. */
const crowd: Crowd = { visitorsAtOnce: 50, messagesEach: 8, think: 2_000 };
const warming: Crowd = { visitorsAtOnce: 8, messagesEach: 12, think: 100 };

const targets = [
  { name: 'p50', part: 0.5, milliseconds: 3 },
  { name: 'p99', part: 0.99, milliseconds: 15 },
];

const wholeOf = async (server: ChatServer): Promise<number[]> => (await talk(server, crowd)).map(({ whole }) => whole);

/**
 * One message until the scripted reply to it is there whole, both durable, with fifty chats at once: as the visitor's side of the connection
 * sees it, beside the least that a server can do.
 */
export const run = async (): Promise<Measurement[]> => {
  const postgres = await startTestPostgres({ durable: true });
  const servers: ChatServer[] = [];
  try {
    const bare = await startBare(await postgres.createDatabase());
    servers.push(bare);
    const pilotlight = await startPilotlight(await postgres.createDatabase());
    servers.push(pilotlight);
    for (const server of servers) for (let warm = 0; warm < 4; warm += 1) await talk(server, warming);
    const times: Record<'bare' | 'reply', number[]> = { bare: [], reply: [] };
    times.bare.push(...(await wholeOf(bare)));
    for (let count = 0; count < rounds; count += 1) times.reply.push(...(await wholeOf(pilotlight)));
    return targets.map(({ name, part, milliseconds }) => {
      const value = Number(quantile(times.reply, part).toFixed(2));
      return {
        name: `scripted reply with 50 chats at once, ${name}`,
        value,
        unit: 'ms',
        baseline: `a bare Fastify route with one insert, ${quantile(times.bare, part).toFixed(2)} ms`,
        target: `<= ${milliseconds}`,
        ok: value <= milliseconds,
      };
    });
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
};
