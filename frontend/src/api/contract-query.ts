import { pathOf, type Route } from '@pilotlight/contracts/http/route';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { adminSession, auditorSession, installerSession } from '../shared/session/sessions';
import { failedResponse, tooLate, unexpectedAnswer, unreached, type ApiError } from './api-error';

const patienceMilliseconds = 30_000;

/** One call: a route of the contract and what goes with it. */
export interface ContractCall {
  readonly route: Route;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The session whose token a call goes with; null where it goes with none. */
export const sessionFor = ({ access }: Route) => {
  switch (access) {
    case 'admin':
      return adminSession;
    case 'auditor':
      return auditorSession;
    case 'installer':
      return installerSession;
    case 'public':
    case 'visitor':
      return null;
  }
};

const search = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return '';
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
};

const requestOf = ({ route, body }: ContractCall, token: string | undefined, signal: AbortSignal): RequestInit => ({
  method: route.method,
  credentials: 'include',
  signal,
  headers: {
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  },
  ...(body !== undefined && { body: JSON.stringify(body) }),
});

/**
 * Makes a contract's call with the token of the session that its route asks for, and waits 30 s for the whole answer.
 * Its endpoint checks the answer.
 */
export const contractQuery: BaseQueryFn<ContractCall, unknown, ApiError> = async (call, { signal }) => {
  const { route } = call;
  const session = sessionFor(route);
  const token = session?.read()?.token;
  const path = pathOf(route, call.params);
  const patience = AbortSignal.timeout(patienceMilliseconds);
  try {
    const request = requestOf(call, token, AbortSignal.any([signal, patience]));
    const response = await fetch(path + search(call.query), request);
    const text = await response.text();
    if (!response.ok) {
      // A late answer to an older token must not end the session that has begun since.
      if (response.status === 401 && session && session.read()?.token === token) session.end('expired');
      return { error: failedResponse(response.status, response.statusText, text) };
    }
    const answer: unknown = text ? JSON.parse(text) : undefined;
    return { data: answer };
  } catch (cause) {
    if (patience.aborted && !signal.aborted) return { error: tooLate };
    return { error: cause instanceof SyntaxError ? unexpectedAnswer(path) : unreached(cause) };
  }
};
