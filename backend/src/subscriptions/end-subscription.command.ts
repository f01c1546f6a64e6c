import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway, type Refund } from '../gateways/payments/payments';
import type { CommandContext } from '../write-side/command-target';
import { FollowSubscription } from './follow-subscription.command';
import { Subscriptions } from './subscriptions';

/** At once. Of none, or one that is over, it changes nothing but what goes back. */
export class EndSubscription extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly refund: Refund,
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
    const ended = async (subscriptionId: string): Promise<{ position: Position | null }> => {
      await this.payments.end(subscriptionId, { refund }, key);
      return await this.commands.execute(new FollowSubscription(slug, subscriptionId, null, context));
    };
    // Those before are over, but what was paid for them goes back with everything else.
    if (refund === 'everything') for (const each of known.formerIds) await ended(each);
    return await ended(known.subscriptionId);
  }
}
