import type { Route } from '@pilotlight/contracts/http/route';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { z } from 'zod';
import { type ApiError, unexpectedAnswer } from './api-error';
import type { ContractCall } from './ask';
import { askForJson } from './ask-for-json';

export const contractQuery: BaseQueryFn<ContractCall, unknown, ApiError> = (call, { signal }) =>
  askForJson(call, signal);

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
