import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { startBare, startPilotlight } from './chat-servers';
import type { ChatServer } from './chat-servers';
import { type Crowd, quantile, talk, warm } from './crowd';
import type { Measurement } from './measurement';

interface Load {
  readonly crowd: Crowd;
  readonly rounds: number;
  /** How many times the bare route's; null where it is measured for knowledge. */
  readonly target: number | null;
}

/** One message at a time, with nothing else on its way. */
const alone: Load = { crowd: { visitorsAtOnce: 1, messagesEach: 12, think: 50 }, rounds: 80, target: 2 };
/** Eighty messages a second in all, some 280,000 an hour; fewer in one conversation than its flood limit. */
const busy: Load = { crowd: { visitorsAtOnce: 8, messagesEach: 12, think: 100 }, rounds: 16, target: null };

/** Milliseconds to the first answer of each message: for a chat that is the `accepted` frame. */
const round = async (server: ChatServer, crowd: Crowd): Promise<number[]> =>
  (await talk(server, crowd)).map(({ first }) => first);

const compared = (
  name: string,
  part: number,
  { target }: Load,
  { chat, bare }: Record<'bare' | 'chat', readonly number[]>,
): Measurement => {
  const [ours, theirs] = [quantile(chat, part), quantile(bare, part)];
  const value = Number((ours / theirs).toFixed(2));
  const baseline = `a bare Fastify route with one insert, ${theirs.toFixed(2)} ms against ${ours.toFixed(2)} ms`;
  const isMet = target === null || value <= target;
  return { name, value, unit: 'x', baseline, target: target === null ? null : `<= ${target}`, ok: isMet };
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
    for (const server of servers) await warm(server);
    const measured = async ({ crowd, rounds }: Load): Promise<Record<'bare' | 'chat', readonly number[]>> => {
      const times: Record<'bare' | 'chat', number[]> = { bare: [], chat: [] };
      for (let count = 0; count < rounds; count += 1) {
        times.bare.push(...(await round(bare, crowd)));
        times.chat.push(...(await round(pilotlight, crowd)));
      }
      return times;
    };
    const [one, many] = [await measured(alone), await measured(busy)];
    return [
      compared('chat message to accepted, p50', 0.5, alone, one),
      compared('chat message to accepted, p99', 0.99, alone, one),
      compared('the same at eighty messages a second, p50', 0.5, busy, many),
      compared('the same at eighty messages a second, p99', 0.99, busy, many),
    ];
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
};
