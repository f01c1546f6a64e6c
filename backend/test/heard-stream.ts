import { listenFrames } from '@pilotlight/contracts/http/hearing';
import type { z } from 'zod';
import { sseFrameReader, type SseFrame } from '@pilotlight/contracts/http/sse-frames';

type Listened = typeof listenFrames;

/** A held stream as a visitor's browser has it. */
export interface Hearing {
  readonly status: number;
  /** Everything that came so far. */
  text(): string;
  /** The next frame of that name; those of other names before it are passed over. */
  typing(): Promise<z.infer<Listened['typing']>>;
  conversation(): Promise<z.infer<Listened['conversation']>>;
  /** When the first comment came. */
  readonly beat: Promise<void>;
  readonly ended: Promise<void>;
  leave(): Promise<void>;
}

const nothing = (): void => undefined;

/** Asks for a held stream and listens until it ends or is left. */
export const heard = async (
  address: string,
  { token, origin }: { readonly token: string; readonly origin: string },
): Promise<Hearing> => {
  const leaving = new AbortController();
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, origin, accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  const frames: SseFrame[] = [];
  let text = '';
  let [told, hasBeaten] = [nothing, nothing];
  const beat = new Promise<void>((resolve) => (hasBeaten = resolve));
  const listen = async (): Promise<void> => {
    const read = sseFrameReader();
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      if (text.includes('\n\n:')) hasBeaten();
      frames.push(...read(piece));
      told();
    }
  };
  const ended = listen().catch(nothing);
  const dataOf = async (name: keyof Listened): Promise<unknown> => {
    for (;;) {
      const frame = frames.shift();
      if (frame?.name === name) return JSON.parse(frame.data);
      if (!frame) await new Promise<void>((resolve) => (told = resolve));
    }
  };
  return {
    status: answer.status,
    text: () => text,
    conversation: async () => listenFrames.conversation.parse(await dataOf('conversation')),
    typing: async () => listenFrames.typing.parse(await dataOf('typing')),
    beat,
    ended,
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
};
