interface Answer {
  readonly status?: number;
  readonly statusText?: string;
  /** Sent as JSON; a string as it is. */
  readonly body?: unknown;
  /** What the answer waits for. */
  readonly after?: Promise<unknown>;
}

interface Received {
  readonly call: string;
  readonly headers: Headers;
  readonly credentials: string | undefined;
  readonly body: string | undefined;
}

const answerWith = async ({ status = 200, statusText, body = '', after }: Answer): Promise<Response> => {
  await after;
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, statusText });
};

/**
 * Stands in for the network: answers `'GET /api/installers?page=1'` and the like, and gives back what was received.
 * A call that is not listed fails as if the server were down.
 */
export const serve = (answers: Readonly<Record<string, Answer | ((received: Received) => Answer)>>): Received[] => {
  const received: Received[] = [];
  globalThis.fetch = (input, init) => {
    const call = `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input.toString()}`;
    const body = typeof init?.body === 'string' ? init.body : undefined;
    const request = { call, headers: new Headers(init?.headers), credentials: init?.credentials, body };
    received.push(request);
    const answer = answers[call];
    if (!answer) return Promise.reject(new TypeError('fetch failed'));
    return answerWith(typeof answer === 'function' ? answer(request) : answer);
  };
  return received;
};
