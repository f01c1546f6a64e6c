import { Body, Controller, HttpCode, Logger, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { parseSesEvent } from '../../gateways/webhooks/ses-event';
import { ProviderCallbacks } from '../../gateways/webhooks/provider-callbacks';
import { confirmSubscription } from '../../gateways/webhooks/sns-certificates';
import { Context } from '../../http/caller';
import { Refused } from '../../write-side/refused';
import type { RequestContext } from '../../write-side/request-context';
import { RecordProviderWord } from './provider-word.command';

/** Through SNS. Only Amazon's signature on our topic is believed. */
@Controller()
export class SesController {
  readonly #log = new Logger('ses');

  constructor(
    private readonly callbacks: ProviderCallbacks,
    private readonly commands: CommandBus,
  ) {}

  @Post('/api/webhooks/ses')
  @HttpCode(200)
  async event(@Body() body: unknown, @Context() context: RequestContext): Promise<{ success: true }> {
    const verified = await this.callbacks.fromSns(body);
    if (verified.kind === 'refused') throw new Refused('The signature is wrong', 'forbidden');
    if (verified.kind === 'subscription') await this.#confirm(verified.confirmAt);
    if (verified.kind !== 'notification') return { success: true };
    const told = parseSesEvent(verified.message);
    if (!told?.notificationId) return { success: true };
    const word =
      told.kind === 'delivered'
        ? ({ kind: 'delivered' } as const)
        : ({ kind: 'bounced', permanent: told.permanent || told.kind === 'complained', detail: told.detail } as const);
    await this.commands.execute(new RecordProviderWord(told.notificationId, word, context));
    return { success: true };
  }

  /** The address is Amazon's, as its signature and host prove. */
  async #confirm(confirmAt: string): Promise<void> {
    this.#log.warn({ event: 'SNS asks to be confirmed', host: new URL(confirmAt).host });
    await confirmSubscription(confirmAt);
  }
}
