import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway, type PaymentNotice } from '../gateways/payments/payments';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { subscriptionStream } from '../write-side/stream-names';
import { followSubscription } from './subscription.decisions';
import { SubscriptionStream } from './subscription.stream';

/** Reads the subscription from the provider and writes what the log doesn't say yet. */
export class FollowSubscription extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly subscriptionId: string,
    readonly notice: PaymentNotice | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(FollowSubscription)
export class FollowSubscriptionHandler implements ICommandHandler<FollowSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionStream,
    private readonly payments: PaymentGateway,
  ) {}

  async execute({ slug, subscriptionId, notice, context }: FollowSubscription): Promise<{ position: Position | null }> {
    const subscription = await this.payments.subscription(subscriptionId);
    if (!subscription) return { position: null };
    const stream = subscriptionStream(slug);
    const at = new Date().toISOString();
    // What it finds may differ from try to try, so its ids come of what it was asked for and of where the log stood.
    const { revision } = await this.subscriptions.load(stream);
    const target = commandOn(stream, slug, context, [
      context.requestId,
      stream,
      notice?.noticeId ?? 'follow',
      String(revision),
    ]);
    const decide: Parameters<SubscriptionStream['execute']>[0]['decide'] = (state) =>
      followSubscription(state, { slug, subscription, notice, at });
    return await this.subscriptions.execute({ ...target, decide });
  }
}
