import type { z } from 'zod';

/** Who may call: nobody in particular, a signed-in admin, auditor or installer, or the visitor who holds a conversation's token. */
export type Access = 'public' | 'admin' | 'auditor' | 'installer' | 'visitor';

export interface Route<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` for its parameters, beginning with /api, or with /dev where it is there for development. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  /** Of a success; 200 where absent. */
  readonly status?: 201;
  readonly body: Body;
  readonly query: Query;
  readonly response: Response;
}

/** Declares one call of the REST contract; every room reads its path and shapes from here. */
export const route = <B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  definition: Route<B, Q, R>,
): Route<B, Q, R> => definition;

/** Fills a route's `:name` parameters, encoded. */
export const pathOf = ({ path }: Pick<Route, 'path'>, parameters: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
