import { type IncomingMessage, request as requestOverHttp } from 'node:http';
import { request as requestOverHttps } from 'node:https';

export interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Bytes of an answer. */
const most = 262_144;

/** Where it `reached` nobody, nothing was done; otherwise nobody knows. */
export class NoAnswer extends Error {
  constructor(
    readonly reached: boolean,
    readonly reason: 'timeout' | 'connection-lost',
    cause?: unknown,
  ) {
    super(`No answer: ${reason}`, { cause });
    this.name = 'NoAnswer';
  }
}

const bodyOf = async (response: IncomingMessage): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let taken = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    taken += chunk.byteLength;
    if (taken > most) throw new Error('The answer is too long');
  }
  return Buffer.concat(chunks);
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** On a connection of its own, to tell whether a lost one carried anything. No redirects, no retries. Throws NoAnswer. */
export const postOnce = async ({ url, headers, body }: Post, signal: AbortSignal): Promise<Answer> => {
  const target = new URL(url);
  const secure = target.protocol === 'https:';
  let reached = false;
  const lost = (cause: unknown) => new NoAnswer(reached, signal.aborted ? 'timeout' : 'connection-lost', cause);
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const sent = (secure ? requestOverHttps : requestOverHttp)(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
      agent: false,
      maxHeaderSize: 16_384,
      signal,
    });
    sent.once('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', () => (reached = true)));
    sent
      .once('response', answered)
      .on('error', (error) => failed(lost(error)))
      .end(body);
  });
  const { statusCode: status = 0 } = response;
  try {
    return { status, headers: headersOf(response), body: await bodyOf(response) };
  } catch (error) {
    // A refusal is a refusal, whatever body was to follow.
    if (status >= 300) return { status, headers: headersOf(response), body: Buffer.alloc(0) };
    throw lost(error);
  } finally {
    response.destroy();
  }
};
