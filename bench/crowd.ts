import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type AnswerTimes, post } from './answer-times';
import type { ChatServer, Session } from './chat-servers';

const sentences = [
  'Hello, my boiler is leaking and there is no hot water since this morning',
  'It is a Vaillant ecoTEC plus, about eight years old',
  'Do you do servicing as well?',
  'My name is Ada Lovelace',
  'How much is a new boiler?',
];

export interface Crowd {
  readonly visitorsAtOnce: number;
  readonly messagesEach: number;
  /**
   * Milliseconds between two messages of one visitor, on the average. Visitors don't keep time with each other: with even pauses, those who
   * were once served together would come together for ever after.
   */
  readonly think: number;
}

/** How long each message of a crowd of new visitors took. */
export const talk = async (
  server: ChatServer,
  { visitorsAtOnce, messagesEach, think }: Crowd,
): Promise<AnswerTimes[]> => {
  const thinking = (): Promise<void> => pause(2 * think * Math.random());
  const sessions: Session[] = [];
  for (let count = 0; count < visitorsAtOnce; count += 1) sessions.push(await server.open());
  const talkOf = async (session: Session): Promise<AnswerTimes[]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: AnswerTimes[] = [];
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
  return (await Promise.all(sessions.map(talkOf))).flat();
};

const warming: Crowd = { visitorsAtOnce: 8, messagesEach: 12, think: 60 };
/** Some 2,500 messages. */
const warmingRounds = 26;

/** Talks to a server until what Node compiles is compiled, as it is on all days but the first. */
export const warm = async (server: ChatServer): Promise<void> => {
  for (let round = 0; round < warmingRounds; round += 1) await talk(server, warming);
};

/** The time that a part of all (0 to 1) doesn't exceed. */
export const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
