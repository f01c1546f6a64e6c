import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type Approval, InstallerLife } from '../installers/installer-life';
import { Subscriptions } from '../subscriptions/subscriptions';
import type { CommandContext } from '../write-side/command-target';

/** Lets a firm in that is verified and paid for. */
export class ApproveRegistration extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly approval: Approval,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApproveRegistration)
export class ApproveRegistrationHandler implements ICommandHandler<ApproveRegistration> {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly installers: InstallerLife,
  ) {}

  async execute({ slug, approval, context }: ApproveRegistration): Promise<{ position: Position | null }> {
    const subscription = await this.subscriptions.of(slug);
    const paidSince = subscription?.standing === 'active' ? subscription.startedAt : null;
    return await this.installers.approve(slug, approval, paidSince, context);
  }
}
