import { pathOf, type Route } from '@pilotlight/contracts/http/route';
import { failedResponse, unreached, type ApiError } from './api-error';
import { sessionFor } from './contract-query';

interface Download {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Told as the answer comes in: its headers, and how many lines have arrived. */
  readonly onLines: (headers: Headers, lines: number) => void;
}

const lineFeed = 10;

const linesIn = (chunk: Uint8Array): number =>
  chunk.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);

/** Takes in an answer that is a file of lines, however long it takes. Null where it was cancelled. Throws ApiError. */
export const download = async ({ route, params, signal, onLines }: Download): Promise<Blob | null> => {
  const session = sessionFor(route);
  const token = session?.read()?.token;
  try {
    const response = await fetch(pathOf(route, params), {
      method: route.method,
      signal,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok || !response.body) {
      if (response.status === 401 && session?.read()?.token === token) session?.end('expired');
      throw failedResponse(response.status, response.statusText, await response.text());
    }
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let lines = 0;
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      lines += linesIn(read.value);
      onLines(response.headers, lines);
    }
    return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
  } catch (thrown) {
    if (signal.aborted) return null;
    throw isApiError(thrown) ? thrown : unreached(thrown);
  }
};

const isApiError = (thrown: unknown): thrown is ApiError =>
  typeof thrown === 'object' && thrown !== null && 'status' in thrown && 'reason' in thrown;
