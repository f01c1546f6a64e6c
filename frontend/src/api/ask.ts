import { unattendedHeader } from '@pilotlight/contracts/http/unattended';
import { pathOf, type Route } from '@pilotlight/contracts/http/route';
import { adminSession, auditorSession, installerSession } from '../shared/session/sessions';
import { isAttended } from './attended';
import { noteAge } from './offline';
import { failedResponse, unexpectedAnswer, unreached, type ApiError } from './api-error';

/** One call: a route of the contract and what goes with it. */
export interface ContractCall {
  readonly route: Route;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
  /** By default a 401 is an error, and ends the session. */
  readonly on401?: 'null';
  /** Where a stream that broke off is gone on with. */
  readonly lastEventId?: string | undefined;
}

interface Asking<T> {
  /** The media type that is wanted; left out where any will do. */
  readonly accept?: string;
  readonly signal: AbortSignal;
  /** Takes in a successful answer. A SyntaxError says that it isn't what was promised. */
  readonly read: (response: Response) => Promise<T>;
}

export type Answer<T> =
  { readonly data: T; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** The session whose token a call goes with; null where it goes with none. */
const sessionFor = ({ access }: Route) => {
  switch (access) {
    case 'admin':
      return adminSession;
    case 'auditor':
      return auditorSession;
    case 'installer':
      return installerSession;
    case 'public':
    case 'visitor':
    case 'system':
      return null;
  }
};

const search = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};

const requestOf = (
  { route, body, lastEventId }: ContractCall,
  accept: string | undefined,
  token: string | undefined,
): RequestInit => ({
  method: route.method,
  credentials: 'include',
  headers: {
    ...(accept !== undefined && { accept }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    ...(!isAttended() && { [unattendedHeader]: 'true' }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/**
 * Makes a contract's call with the token of the session that its route asks for, which a 401 ends.
 * Whatever goes wrong on the way comes back as the answer's error.
 */
export const ask = async <T>(call: ContractCall, { accept, signal, read }: Asking<T>): Promise<Answer<T>> => {
  const session = sessionFor(call.route);
  const token = session?.read()?.token;
  const path = pathOf(call.route, call.params);
  try {
    const response = await fetch(path + search(call.query), { ...requestOf(call, accept, token), signal });
    noteAge(response);
    if (response.ok) return { data: await read(response) };
    // A late answer to an older token must not end the session that has begun since.
    const ends = response.status === 401 && call.on401 !== 'null';
    if (ends && session?.read()?.token === token) session?.end('expired');
    return { error: failedResponse(response.status, response.statusText, await response.text()) };
  } catch (cause) {
    return { error: cause instanceof SyntaxError ? unexpectedAnswer(path) : unreached(cause) };
  }
};

/** The bytes of an answer, piece by piece as they come in. */
export async function* bytesOf({ body }: Response): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  if (!body) throw new SyntaxError('The answer has no body');
  const reader = body.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
}
