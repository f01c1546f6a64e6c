import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway } from '../gateways/payments/payments';
import type { CommandContext } from '../write-side/command-target';
import { FollowSubscription } from './follow-subscription.command';
import { Subscriptions } from './subscriptions';

/** At once, and for the money of its last month back where `refund` says so. Of none, or one that is over, it changes nothing. */
export class EndSubscription extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly refund: boolean,
    /** The same key ends and refunds once. */
    readonly key: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EndSubscription)
export class EndSubscriptionHandler implements ICommandHandler<EndSubscription> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly payments: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ slug, refund, key, context }: EndSubscription): Promise<{ position: Position | null }> {
    const known = await this.subscriptions.of(slug);
    if (!known) return { position: null };
    await this.payments.end(known.subscriptionId, { refund }, key);
    return await this.commands.execute(new FollowSubscription(slug, known.subscriptionId, null, context));
  }
}
