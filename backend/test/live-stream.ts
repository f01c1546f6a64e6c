import { type LiveChange, type LiveChanges, liveFrames } from '@pilotlight/contracts/http/live';
import { type SseFrame, sseFrameReader } from '@pilotlight/contracts/http/sse-frames';

/** A dashboard's open stream as a browser has it. */
export interface Live {
  readonly status: number;
  /** Everything that came so far. */
  text(): string;
  /** The next frame that tells of something. */
  changes(): Promise<LiveChanges>;
  /** Waits for such a change, whatever else comes before. */
  until(wanted: Partial<LiveChange>): Promise<LiveChanges>;
  typing(): Promise<readonly string[]>;
  readonly ended: Promise<void>;
  leave(): Promise<void>;
}

const nothing = (): void => undefined;

export const live = async (address: string, token: string, lastId?: string): Promise<Live> => {
  const leaving = new AbortController();
  const answer = await fetch(address, {
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'text/event-stream',
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    signal: leaving.signal,
  });
  const frames: SseFrame[] = [];
  let [text, told] = ['', nothing];
  const listen = async (): Promise<void> => {
    const read = sseFrameReader();
    for await (const piece of answer.body ?? []) {
      text += Buffer.from(piece).toString();
      frames.push(...read(piece));
      told();
    }
  };
  const ended = listen().catch(nothing);
  const next = async (name: keyof typeof liveFrames): Promise<unknown> => {
    for (;;) {
      const at = frames.findIndex((frame) => frame.name === name);
      const [frame] = at < 0 ? [] : frames.splice(at, 1);
      if (frame) return JSON.parse(frame.data);
      await new Promise<void>((resolve) => (told = resolve));
    }
  };
  const changes = async () => liveFrames.changes.parse(await next('changes'));
  return {
    status: answer.status,
    text: () => text,
    changes,
    until: async (wanted) => {
      for (;;) {
        const frame = await changes();
        const isWanted = (change: LiveChange) =>
          Object.entries(wanted).every(([name, value]) =>
            Object.entries(change).some((e) => e[0] === name && e[1] === value),
          );
        if (frame.changes.some(isWanted)) return frame;
      }
    },
    typing: async () => liveFrames.typing.parse(await next('typing')).sessionIds,
    ended,
    leave: async () => {
      leaving.abort();
      await ended;
    },
  };
};
