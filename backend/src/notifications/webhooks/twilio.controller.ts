import { Body, Controller, Headers, HttpCode, Post, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { platformTenant } from '@pilotlight/contracts/values/platform-tenant';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseTwilioInbound, parseTwilioStatus, type TwilioParameters } from '../../gateways/sms/twilio-callbacks';
import { ProviderCallbacks } from '../../gateways/webhooks/provider-callbacks';
import { Context } from '../../http/caller';
import { PublicAddress } from '../../http/public-address';
import { Suppressions } from '../../suppressions/suppressions';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { RecordProviderWord } from './provider-word.command';

const formSchema = z.record(z.string(), z.string());
const idSchema = z.uuid();
const nothing = '<Response></Response>';

/** Only Twilio's signature is believed. */
@Controller()
export class TwilioController {
  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly suppressions: Suppressions,
    private readonly commands: CommandBus,
    private readonly address: PublicAddress,
  ) {}

  @Post('/api/webhooks/twilio/status')
  @HttpCode(200)
  async status(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Query('notification') notification: unknown,
    @Headers('x-twilio-signature') signature: string | undefined,
    @Context() context: RequestContext,
  ): Promise<string> {
    const told = parseTwilioStatus(await this.#signed(request, body, signature));
    const { data: notificationId } = idSchema.safeParse(notification);
    if (!told || !notificationId || told.status === 'sent') return nothing;
    const word =
      told.status === 'delivered'
        ? ({ kind: 'delivered' } as const)
        : ({ kind: 'bounced', permanent: false, detail: told.errorCode ?? told.status } as const);
    await this.commands.execute(new RecordProviderWord(notificationId, word, context));
    return nothing;
  }

  @Post('/api/webhooks/twilio/inbound')
  @HttpCode(200)
  async inbound(
    @Req() request: FastifyRequest,
    @Body() body: unknown,
    @Headers('x-twilio-signature') signature: string | undefined,
    @Context() context: RequestContext,
  ): Promise<string> {
    const told = parseTwilioInbound(await this.#signed(request, body, signature));
    if (!told) return nothing;
    // All installers share our number, so a STOP is for all.
    const suppressed = { slug: platformTenant, channel: told.channel, address: told.from };
    if (told.kind === 'stop') await this.suppressions.suppress({ ...suppressed, cause: 'stop' }, context);
    if (told.kind === 'start') await this.suppressions.lift(suppressed, 'recipient', context);
    return nothing;
  }

  async #signed(request: FastifyRequest, body: unknown, signature = ''): Promise<TwilioParameters> {
    const { data: parameters } = formSchema.safeParse(body);
    const isTwilios =
      parameters && (await this.callbacks.isTwilios(this.address.of(request.url), parameters, signature));
    if (!isTwilios) throw new Refused('The signature is wrong', 'forbidden');
    return parameters;
  }
}
