export interface Asking {
  readonly token?: string | undefined;
  readonly origin?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whatever the JSON said, to be looked at by tests. */
export type Json = { readonly [key: string]: Json } & string;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Json;
}

const parsed = (text: string): Json => {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return {} as Json;
  }
};

const asItIs = (body: unknown): body is string | FormData => typeof body === 'string' || body instanceof FormData;

/** One request over real HTTP. A body that is text or a form goes as it is, any other as JSON. */
export const call = async (address: string, method: string, path: string, asking: Asking = {}): Promise<Answer> => {
  const { token, origin, body, headers } = asking;
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(origin && { origin }),
      ...headers,
    },
    ...(body !== undefined && { body: asItIs(body) ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: parsed(text) };
};

/** The statuses of answers that came in any order, lowest first. */
export const statusesOf = (answers: readonly Answer[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
