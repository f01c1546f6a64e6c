import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { streamName } from '@pilotlight/contracts/catalogue/event-streams';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, commandOn } from '../write-side/command-target';
import type { SuppressedAddress } from './suppressed-address';
import { liftSuppression } from './suppression.decisions';
import { SuppressionStream } from './suppression.stream';

export class LiftSuppression extends Command<{ position: Position | null }> {
  constructor(
    readonly address: SuppressedAddress,
    readonly by: 'recipient' | 'admin',
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(LiftSuppression)
export class LiftSuppressionHandler implements ICommandHandler<LiftSuppression> {
  constructor(private readonly suppressions: SuppressionStream) {}

  async execute({ address, by, context }: LiftSuppression): Promise<{ position: Position | null }> {
    const { slug, channel, addressHash } = address;
    const stream = streamName('suppression', `${slug}_${channel}_${addressHash}`);
    return await this.suppressions.execute({
      ...commandOn(stream, slug, context, [stream, 'lift', context.requestId]),
      decide: (state) => liftSuppression(state, { slug, channel, addressHash, by }),
    });
  }
}
