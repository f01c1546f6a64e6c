import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { resendVerification, verifyEmail } from '@pilotlight/contracts/http/registration';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context } from '../http/caller';
import { AddressQuota } from '../sessions/address-quota';
import { callerAddress } from '../sessions/caller-address';
import type { RequestContext } from '../write-side/request-context';
import { RequestVerification } from './request-verification.command';
import { ShownTokens } from './shown-tokens';
import { VerifyEmail } from './verify-email.command';

/** An hour, from one address; and to one email, wherever it is asked from. */
const most = { verify: 120, resend: 10, resendToEmail: 5 } as const;

@Controller()
export class VerificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly quota: AddressQuota,
    private readonly shown: ShownTokens,
  ) {}

  @Call(verifyEmail)
  async verify(
    @BodyOf(verifyEmail) { token }: z.infer<typeof verifyEmail.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    await this.quota.orRefuse('verification verify', callerAddress(request), most.verify);
    await this.commands.execute(new VerifyEmail(token, context));
    return { message: 'Email verified successfully!' };
  }

  @Call(resendVerification)
  async resend(
    @BodyOf(resendVerification) { email }: z.infer<typeof resendVerification.body>,
    @Req() request: FastifyRequest,
    @Context() context: RequestContext,
  ) {
    await this.quota.orRefuse('verification resend', callerAddress(request), most.resend);
    // Of any email alike, so that a refusal tells nothing of who waits.
    await this.quota.orRefuse('verification resend to', email.toLowerCase(), most.resendToEmail);
    const requested = await this.commands.execute(new RequestVerification(email, context));
    return {
      message: 'If this email waits to be verified, a new link is on its way.',
      ...(requested && this.shown.of(requested.slug, requested.verificationId)),
    };
  }
}
