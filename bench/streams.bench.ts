import { FakeOpenAi } from '@pilotlight/backend/gateways/assistant/testing/fake-openai';
import { startTestPostgres } from '@pilotlight/event-store/testing/test-postgres';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type ChatServer, type Session, startPilotlight } from './chat-servers';
import type { Measurement } from './measurement';

const streams = 1_000;

/** Kilobytes that a process holds in memory. */
const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const message = 'My boiler shows F28 and there is no hot water since this morning.';

interface Open {
  /** The message is durable and the stream stays open. */
  readonly accepted: Promise<void>;
  /** The stream has come to its end with an answer. */
  readonly answered: Promise<boolean>;
}

const opened = (url: string, { sessionId, headers }: Session): Open => {
  const hearing = new EventEmitter();
  const answered = (async () => {
    const body = JSON.stringify({ sessionId, messageId: randomUUID(), message });
    const answer = await fetch(url, { method: 'POST', headers, body });
    if (!answer.body) return false;
    let said = '';
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      said += text;
      if (said.includes('event: accepted')) hearing.emit('accepted');
    }
    return said.includes('event: message') && said.includes('event: done');
  })();
  return { accepted: once(hearing, 'accepted').then(() => undefined), answered };
};

const sessionsOf = async (server: ChatServer): Promise<Session[]> => {
  const sessions: Session[] = [];
  for (let count = 0; count < streams; count += 1) sessions.push(await server.open());
  return sessions;
};

/** A thousand visitors who all wait for a model that keeps silent: what their open streams take, and that each is answered in the end. */
export const run = async (): Promise<Measurement[]> => {
  const [postgres, openai] = [await startTestPostgres({ durable: true }), await FakeOpenAi.start()];
  const server = await startPilotlight(await postgres.createDatabase(), {
    OPENAI_API_KEY: 'sk-bench',
    OPENAI_BASE_URL: openai.url,
  });
  try {
    const sessions = await sessionsOf(server);
    openai.behaviour = { kind: 'hangs', after: 'headers' };
    const before = residentOf(server.pid);
    const begin = performance.now();
    const open = sessions.map((session) => opened(server.url, session));
    await Promise.all(open.map(({ accepted }) => accepted));
    const took = (performance.now() - begin) / 1_000;
    await pause(500);
    const held = residentOf(server.pid) - before;
    const answers = await Promise.all(open.map(({ answered }) => answered));
    const answered = answers.filter(Boolean).length;
    return [
      {
        name: 'memory of an open stream',
        value: Number((held / streams).toFixed(1)),
        unit: 'kB',
        baseline: `${streams} streams that wait for a silent model, all accepted in ${took.toFixed(1)} s`,
        target: null,
        ok: true,
      },
      {
        name: 'open streams that were answered in the end',
        value: answered,
        unit: 'streams',
        baseline: `of ${streams}, by the script once the model was given up`,
        target: `>= ${streams}`,
        ok: answered === streams,
      },
    ];
  } finally {
    await server.stop();
    await openai.stop();
    await postgres.stop();
  }
};
