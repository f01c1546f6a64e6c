import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { startBare, startPilotlight } from './chat-servers';
import type { ChatServer } from './chat-servers';
import { type Crowd, quantile, talk } from './crowd';
import type { Measurement } from './measurement';

const rounds = 16;
const warmingRounds = 4;
/** Eighty messages a second in all, some 280,000 an hour; fewer in one conversation than its flood limit. */
const crowd: Crowd = { visitorsAtOnce: 8, messagesEach: 12, think: 100 };
const target = 2;

/** Milliseconds to the first answer of each message: for a chat that is the `accepted` frame. */
const round = async (server: ChatServer): Promise<number[]> => (await talk(server, crowd)).map(({ first }) => first);

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
