import { Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type SystemScope, systemCallsPerMinute } from '@pilotlight/contracts/values/system-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SystemCallLimits } from '../database/system-call-limits';
import { Refused } from '../write-side/refused';
import { bearerOf } from './header-bearer';
import { SystemAccess } from './system-access';

export const scopeKey = 'system-scope';

/** Lets in an installer's own system by its key, and says how many calls it has left. */
@Injectable()
export class SystemGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly access: SystemAccess,
    private readonly limits: SystemCallLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const token = bearerOf(request.headers);
    if (token === undefined)
      throw new Refused('Please send your key with every call: “Authorization: Bearer pl_live_…”', 'unauthorised');
    const caller = await this.access.of(token);
    if (!caller)
      throw new Refused('This key is not valid: it was revoked, has expired, or is not copied whole', 'unauthorised');
    await this.#count(caller.keyId, http.getResponse<FastifyReply>());
    const scope = this.reflector.get<SystemScope | undefined>(scopeKey, context.getHandler());
    if (scope === undefined || !caller.scopes.includes(scope))
      throw new Refused(`This key may not do that: it needs ${scope ?? 'another scope'}`, 'forbidden');
    if (!caller.isOpen)
      throw new Refused('This account is closed to its systems until it is active again', 'forbidden');
    const { slug, keyId, scopes } = caller;
    request.user = { kind: 'installer', slug, credentialId: keyId, systemKey: { id: keyId, scopes } };
    return true;
  }

  /** By draft-ietf-httpapi-ratelimit-headers. */
  async #count(keyId: string, reply: FastifyReply): Promise<void> {
    const { allowed, left, seconds } = await this.limits.take(keyId);
    void reply.header('ratelimit-policy', `"key";q=${systemCallsPerMinute};w=60`);
    void reply.header('ratelimit', `"key";r=${left};t=${seconds}`);
    if (!allowed) throw new Refused('Too many calls. Please try again later.', 'too-many', seconds);
  }
}
