import type { z } from 'zod';
import type { SystemScope } from '../values/system-key';

/** A system is an installer's own, with a key that its `scope` lets in. */
export type Access = 'public' | 'admin' | 'auditor' | 'installer' | 'visitor' | 'system';

export interface Route<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters; begins with /api, or with /dev in development. */
  readonly path: string;
  readonly access: Access;
  /** What a system's key must be allowed. */
  readonly scope?: SystemScope;
  readonly summary: string;
  /** Of a success; 200 where absent. */
  readonly status?: 201;
  readonly body: Body;
  readonly query: Query;
  readonly response: Response;
}

export const route = <B extends z.ZodType, Q extends z.ZodType, R extends z.ZodType>(
  definition: Route<B, Q, R>,
): Route<B, Q, R> => definition;

/** Fills the `:name` parameters, encoded. */
export const pathOf = ({ path }: Pick<Route, 'path'>, parameters: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
