import type { Route } from '@pilotlight/contracts/http/route';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { z } from 'zod';
import { tooLate, unexpectedAnswer, type ApiError } from './api-error';
import { ask, type ContractCall } from './ask';

const patienceMilliseconds = 30_000;

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
};

/** Makes a contract's call and waits 30 s for the whole answer. Its endpoint checks the answer. */
export const contractQuery: BaseQueryFn<ContractCall, unknown, ApiError> = async (call, { signal }) => {
  const patience = AbortSignal.timeout(patienceMilliseconds);
  const answer = await ask(call, {
    accept: 'application/json',
    signal: AbortSignal.any([signal, patience]),
    read: readJson,
  });
  if (answer.error?.status === 401 && call.on401 === 'null') return { data: null };
  const gaveUp = answer.error?.status === 0 && patience.aborted && !signal.aborted;
  return gaveUp ? { error: tooLate } : answer;
};

/** Every area injects its endpoints here and adds the tags that they go by. Data is fetched once and never goes stale by itself; a call is sent again only where its area says so. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: contractQuery,
  catchSchemaFailure: (_failure, { endpoint }) => unexpectedAnswer(endpoint),
  // Never stale: what changed is told (shared/live).
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});

type BodyOf<R extends Route> = [z.input<R['body']>] extends [undefined]
  ? object
  : undefined extends z.input<R['body']>
    ? { readonly body?: z.input<R['body']> }
    : { readonly body: z.input<R['body']> };

/** What a hook of this route is called with: the path's parameters, the query, and the body where the route has one. */
type CallOf<R extends Route> = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: z.input<R['query']>;
} & BodyOf<R>;

type CallArgument<R extends Route> = undefined extends z.input<R['body']> ? CallOf<R> | void : CallOf<R>;

export type AnswerOf<R extends Route> = z.output<R['response']>;

/**
 * An RTK Query endpoint made from a route of the contract:
 * `build.query({ ...endpointOf(installerMe), providesTags: ['Account'] })`.
 */
export const endpointOf = <R extends Route>(
  route: R,
): { query: (call: CallArgument<R>) => ContractCall; responseSchema: R['response'] } => ({
  query: (call) => ({ route, ...call }),
  responseSchema: route.response,
});

/** The same, but null where nobody is signed in (401). */
export const endpointOrNullOf = <R extends Route>(
  route: R,
): { query: (call: CallArgument<R>) => ContractCall; responseSchema: z.ZodNullable<R['response']> } => ({
  query: (call) => ({ route, ...call, on401: 'null' }),
  responseSchema: route.response.nullable(),
});
