import type { Route } from '@pilotlight/contracts/http/route';
import { sseFrameReader } from '@pilotlight/contracts/http/sse-frames';
import { ask, bytesOf } from './ask';

interface Streamed {
  readonly route: Route;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly lastEventId?: string | undefined;
  readonly signal: AbortSignal;
  /** Told each server-sent event as it comes, by its name. */
  readonly onFrame: (event: string, data: unknown) => void;
}

const readFrames = async (response: Response, onFrame: Streamed['onFrame']): Promise<void> => {
  const framesIn = sseFrameReader();
  for await (const bytes of bytesOf(response)) {
    for (const { name, data } of framesIn(bytes)) onFrame(name, JSON.parse(data));
  }
};

/** Takes in an answer that comes as server-sent events, until it ends or is cancelled. Throws ApiError. */
export const streamed = async ({ signal, onFrame, ...call }: Streamed): Promise<void> => {
  const { error } = await ask(call, {
    accept: 'text/event-stream',
    signal,
    read: (response) => readFrames(response, onFrame),
  });
  if (error && !signal.aborted) throw error;
};
