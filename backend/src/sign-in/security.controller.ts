import { Controller, Headers, Req } from '@nestjs/common';
import { changeOwnPassword, endOtherSessions, endOwnSession, ownSessions } from '@pilotlight/contracts/http/security';
import type { FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnCredential, OwnSlug } from '../http/caller';
import { LoginInPath } from '../http/id-in-path';
import { callerAddress } from '../sessions/caller-address';
import { bearerOf } from '../sessions/header-bearer';
import { InstallerSessions } from '../sessions/installer-sessions';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { OwnPassword } from './own-password';

const tokenOf = (headers: IncomingHttpHeaders): string => bearerOf(headers) ?? '';

/** Who is in an installer's dashboard, and by what. */
@Controller()
export class SecurityController {
  constructor(
    private readonly sessions: InstallerSessions,
    private readonly password: OwnPassword,
  ) {}

  @Call(ownSessions)
  async list(@OwnSlug() slug: string, @OwnCredential() credentialId: string, @Headers() headers: IncomingHttpHeaders) {
    return { sessions: await this.sessions.of(slug, credentialId, tokenOf(headers)) };
  }

  @Call(endOwnSession)
  async end(@OwnSlug() slug: string, @OwnCredential() credentialId: string, @LoginInPath() loginId: string) {
    if (!(await this.sessions.end(slug, credentialId, loginId))) throw new Refused('No such session', 'not-found');
    return { success: true, message: 'This session has ended' };
  }

  @Call(endOtherSessions)
  async endOthers(
    @OwnSlug() slug: string,
    @OwnCredential() credentialId: string,
    @Headers() headers: IncomingHttpHeaders,
  ) {
    const ended = await this.sessions.endOthers(slug, credentialId, tokenOf(headers));
    return { success: true, message: 'Every other session has ended', ended };
  }

  @Call(changeOwnPassword)
  async change(
    @OwnSlug() slug: string,
    @OwnCredential() credentialId: string,
    @BodyOf(changeOwnPassword) body: z.infer<typeof changeOwnPassword.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    const by = { slug, credentialId, token: tokenOf(request.headers), address: callerAddress(request) };
    await this.password.change({ ...by, ...body }, context);
    return { success: true, message: 'Changed. Every other session has ended.' };
  }
}
