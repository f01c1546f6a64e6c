import { Command, CommandBus, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway } from '../gateways/payments/payments';
import type { CommandContext } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { FollowSubscription } from './follow-subscription.command';
import { Subscriptions } from './subscriptions';

/** With the end of the month that is paid; or takes that back before. */
export class ScheduleCancellation extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly cancels: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ScheduleCancellation)
export class ScheduleCancellationHandler implements ICommandHandler<ScheduleCancellation> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly payments: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  async execute({ slug, cancels, context }: ScheduleCancellation): Promise<{ position: Position | null }> {
    const known = await this.subscriptions.of(slug);
    if (!known || known.standing === 'incomplete') throw new Refused('There is no subscription');
    if (known.standing === 'cancelled') throw new Refused('This subscription is over already');
    await this.payments.cancelAtPeriodEnd(known.subscriptionId, cancels, context.requestId);
    return await this.commands.execute(new FollowSubscription(slug, known.subscriptionId, null, context));
  }
}
