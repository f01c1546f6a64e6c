import type { Route } from '@pilotlight/contracts/http/route';
import type { z } from 'zod';
import type { ContractCall } from './ask';

type BodyOf<R extends Route> = undefined extends z.input<R['body']> ? object : { readonly body: z.input<R['body']> };

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
