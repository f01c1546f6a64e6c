import type { ExecutionContext } from '@nestjs/common';
import { createParamDecorator } from '@nestjs/common';
import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import type { FastifyRequest } from 'fastify';
import type { DashboardCaller } from '../sessions/dashboard-sessions';
import type { WidgetSession } from '../sessions/widget-sessions';
import type { RequestContext } from '../write-side/request-context';

declare module 'fastify' {
  interface FastifyRequest {
    user?: DashboardCaller | WidgetSession;
  }
}

const requestOf = (context: ExecutionContext): FastifyRequest => context.switchToHttp().getRequest<FastifyRequest>();

const absent = (who: string): never => {
  throw new Error(`This route is not guarded for ${who}`);
};

export const OwnSlug = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = requestOf(context);
  return user && 'kind' in user && user.kind === 'installer' ? user.slug : absent('installers');
});

/** The password's credential that the installer's session stands by. */
export const OwnCredential = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { user } = requestOf(context);
  return user && 'kind' in user && user.kind === 'installer' ? user.credentialId : absent('installers');
});

/** What the installer's own system may do. */
export const OwnScopes = createParamDecorator((_: unknown, context: ExecutionContext): readonly SystemScope[] => {
  const { user } = requestOf(context);
  const key = user && 'kind' in user && user.kind === 'installer' ? user.systemKey : undefined;
  return key?.scopes ?? absent('systems');
});

export const Visitor = createParamDecorator((_: unknown, context: ExecutionContext): WidgetSession => {
  const { user } = requestOf(context);
  return user && 'sessionId' in user ? user : absent('visitors');
});

export const Context = createParamDecorator((_: unknown, context: ExecutionContext): RequestContext => {
  const { user, id } = requestOf(context);
  if (!user) return { actor: { kind: 'system', id: null }, requestId: id };
  if ('sessionId' in user) return { actor: { kind: 'visitor', id: user.sessionId }, requestId: id };
  if (user.kind !== 'installer') return { actor: { kind: user.kind, id: null }, requestId: id };
  const { slug, systemKey } = user;
  return { actor: { kind: 'installer', id: slug, ...(systemKey && { key: systemKey.id }) }, requestId: id };
});
