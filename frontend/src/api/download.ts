import type { Route } from '@pilotlight/contracts/http/route';
import { ask, bytesOf } from './ask';

interface Download {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Told as the answer comes in: its headers, and how many lines have arrived. */
  readonly onLines: (headers: Headers, lines: number) => void;
}

const lineFeed = 10;

const linesIn = (chunk: Uint8Array): number =>
  chunk.reduce((count, byte) => (byte === lineFeed ? count + 1 : count), 0);

const fileOfLines = async (response: Response, onLines: Download['onLines']): Promise<Blob> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  for await (const chunk of bytesOf(response)) {
    chunks.push(chunk);
    lines += linesIn(chunk);
    onLines(response.headers, lines);
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
};

/** Takes in an answer that is a file of lines, however long it takes. Null where it was cancelled. Throws ApiError. */
export const download = async ({ signal, onLines, ...call }: Download): Promise<Blob | null> => {
  const { data, error } = await ask(call, { signal, read: (response) => fileOfLines(response, onLines) });
  if (data) return data;
  if (signal.aborted) return null;
  throw error;
};
