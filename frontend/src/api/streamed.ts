import type { Route } from '@pilotlight/contracts/http/route';
import { ask, bytesOf } from './ask';

interface Streamed {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** Told each server-sent event as it comes, by its name. */
  readonly onFrame: (event: string, data: unknown) => void;
}

const told = (frame: string, onFrame: Streamed['onFrame']): void => {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
  if (event !== undefined && data !== undefined) onFrame(event, JSON.parse(data));
};

const readFrames = async (response: Response, onFrame: Streamed['onFrame']): Promise<void> => {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of bytesOf(response)) {
    const frames = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) told(frame, onFrame);
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
