import { openLive } from './live';

interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  /** Sent as JSON; a string as it is. */
  readonly body?: unknown;
  /** Comes in place of a body, piece by piece. */
  readonly stream?: ReadableStream<Uint8Array>;
  /** What the answer waits for. */
  readonly after?: Promise<unknown>;
}

interface Received {
  readonly call: string;
  readonly headers: Headers;
  readonly credentials: string | undefined;
  readonly body: string | undefined;
}

const answerWith = async ({ status = 200, statusText, body = '', stream, after }: Answer): Promise<Response> => {
  await after;
  return new Response(stream ?? (typeof body === 'string' ? body : JSON.stringify(body)), { status, statusText });
};

/**
 * Stands in for the network: answers `'GET /api/installers?page=1'` and the like, and gives back what was received.
 * A call that is not listed fails as if the server were down; a live stream that isn't opens, and tells what testing/live.ts tells.
 */
export const serve = (answers: Readonly<Record<string, Answer | ((received: Received) => Answer)>>): Received[] => {
  const received: Received[] = [];
  globalThis.fetch = (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`;
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const request = { call, headers: new Headers(init?.headers), credentials: init?.credentials, body };
    const answer = answers[call];
    if (!answer && /^GET \/api\/(admin|installer)\/live$/.test(call)) return answerWith(openLive());
    received.push(request);
    if (!answer) return Promise.reject(new TypeError('fetch failed'));
    return answerWith(typeof answer === 'function' ? answer(request) : answer);
  };
  return received;
};
