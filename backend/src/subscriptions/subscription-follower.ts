import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { CommandContext } from '../write-side/command-target';
import { FollowSubscription } from './follow-subscription.command';

/** For whoever knows that a subscription has changed with the provider. */
@Injectable()
export class SubscriptionFollower {
  constructor(private readonly commands: CommandBus) {}

  /** Answers with the position to wait for, if any. */
  async follow(slug: string, subscriptionId: string, context: CommandContext): Promise<Position | null> {
    const { position } = await this.commands.execute(new FollowSubscription(slug, subscriptionId, null, context));
    return position;
  }
}
