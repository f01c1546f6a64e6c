import { pathOf, type Route } from '@pilotlight/contracts/http/route';
import { failedResponse, unexpectedAnswer, unreached, type ApiError } from './api-error';
import { sessionFor } from './contract-query';

interface Streamed {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  /** Told each server-sent event as it comes, by its name. */
  readonly onFrame: (event: string, data: unknown) => void;
}

const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'reason' in thrown;

const told = (frame: string, onFrame: Streamed['onFrame']): void => {
  const [, event, data] = /^event: (\w+)\ndata: (.*)$/s.exec(frame) ?? [];
  if (event !== undefined && data !== undefined) onFrame(event, JSON.parse(data));
};

const readFrames = async (stream: ReadableStream<Uint8Array>, onFrame: Streamed['onFrame']): Promise<void> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const frames = (rest + decoder.decode(read.value, { stream: true })).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) told(frame, onFrame);
  }
};

/** Takes in an answer that comes as server-sent events, until it ends or is cancelled. Throws ApiError. */
export const streamed = async ({ route, params, body, signal, onFrame }: Streamed): Promise<void> => {
  const session = sessionFor(route);
  const token = session?.read()?.token;
  try {
    const response = await fetch(pathOf(route, params), {
      method: route.method,
      signal,
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok || !response.body) {
      if (response.status === 401 && session?.read()?.token === token) session?.end('expired');
      throw failedResponse(response.status, response.statusText, await response.text());
    }
    await readFrames(response.body, onFrame);
  } catch (thrown) {
    if (signal.aborted) return;
    if (isApiError(thrown)) throw thrown;
    throw thrown instanceof SyntaxError ? unexpectedAnswer(route.path) : unreached(thrown);
  }
};
