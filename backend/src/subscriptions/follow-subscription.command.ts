import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway, type PaymentNotice } from '../gateways/payments/payments';
import { KeyedMutex } from '../concurrency/keyed-mutex';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { subscriptionStream } from '../write-side/stream-names';
import { followSubscription } from './subscription.decisions';
import type { SubscriptionState } from './subscription.state';
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

/** Other processes that wrote between a look at the provider and the log; each makes it look again. */
const tries = 8;

const movedOn = (error: unknown): null => {
  if (error instanceof Refused) return null;
  throw error;
};

@CommandHandler(FollowSubscription)
export class FollowSubscriptionHandler implements ICommandHandler<FollowSubscription> {
  readonly #turns = new KeyedMutex();

  constructor(
    private readonly subscriptions: SubscriptionStream,
    private readonly payments: PaymentGateway,
  ) {}

  async execute(following: FollowSubscription): Promise<{ position: Position | null }> {
    return await this.#turns.take(following.slug, async () => {
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        const done = await this.#followed(following);
        if (done) return done;
      }
      throw new Refused('Please try again');
    });
  }

  /** What was read before somebody else's word was written may be older than it: null, and nothing is written. */
  async #followed({
    slug,
    subscriptionId,
    notice,
    context,
  }: FollowSubscription): Promise<{ position: Position | null } | null> {
    const stream = subscriptionStream(slug);
    const { revision } = await this.subscriptions.load(stream);
    const subscription = await this.payments.subscription(subscriptionId);
    if (!subscription) return { position: null };
    const at = new Date().toISOString();
    // What it finds may differ from try to try, so its ids come of what it was asked for and of where the log stood.
    const asked = [context.requestId, stream, notice?.noticeId ?? 'follow', String(revision)] as const;
    const following = {
      ...commandOn(stream, slug, context, asked),
      expected: revision,
      decide: (state: SubscriptionState) => followSubscription(state, { slug, subscription, notice, at }),
    };
    return await this.subscriptions.execute(following).catch(movedOn);
  }
}
