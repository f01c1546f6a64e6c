import type { Route } from '@pilotlight/contracts/http/route';
import { routes } from '@pilotlight/contracts/catalogue/routes';
import type { ErrorBody } from '@pilotlight/contracts/http/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wordPressPluginPath } from './wordpress-plugin';

/** With what is downloaded as a file and is no call of the contract. */
const known: readonly Pick<Route, 'method' | 'path'>[] = [...routes, { method: 'GET', path: wordPressPluginPath }];
const patterns = known.map((route) => ({ route, pattern: new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}/?$`) }));

export const methodsOf = (path: string): readonly Route['method'][] =>
  patterns.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route.method);

/** 405 with the right method on a known path, otherwise 404. */
export const answerUnknownCall = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const methods = methodsOf(request.url.split('?')[0] ?? '');
  // The path is longer than the router reads: the method isn't what is wrong.
  const allowed = methods.some((method) => method === request.method) ? [] : methods;
  const [status, code, message] =
    allowed.length > 0
      ? ([405, 'wrong-method', `This call takes ${allowed.join(' or ')}`] as const)
      : ([404, 'not-found', 'There is no such call'] as const);
  if (status === 405) void reply.header('allow', allowed.join(', '));
  const body: ErrorBody = { message, code, requestId: request.id };
  return reply.status(status).send(body);
};
