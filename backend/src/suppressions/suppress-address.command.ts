import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Channel } from '@pilotlight/contracts/values/notification-event';
import type { SuppressionCause } from '@pilotlight/contracts/values/notification-status';
import { BlindIndex } from '../secrets/blind-index';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { addressHash } from './suppressed-address';
import { suppressAddress } from './suppression.decisions';
import { SuppressionStream } from './suppression.stream';

export interface ToSuppress {
  readonly slug: string;
  readonly channel: Channel;
  readonly address: string;
  readonly cause: SuppressionCause;
}

export class SuppressAddress extends Command<{ position: Position | null }> {
  constructor(
    readonly suppressed: ToSuppress,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(SuppressAddress)
export class SuppressAddressHandler implements ICommandHandler<SuppressAddress> {
  constructor(
    private readonly suppressions: SuppressionStream,
    private readonly index: BlindIndex,
  ) {}

  async execute({ suppressed, context }: SuppressAddress): Promise<{ position: Position | null }> {
    const { slug, channel, address, cause } = suppressed;
    const hash = addressHash(this.index, channel, address);
    const stream = streamName('suppression', `${slug}_${channel}_${hash}`);
    return await this.suppressions.execute({
      ...commandOn(stream, slug, context, [stream, 'suppress', context.requestId]),
      decide: (state) => suppressAddress(state, { slug, channel, address, cause, addressHash: hash }),
    });
  }
}
