import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { InstallerProfiles } from '../../installers/installer-profiles';
import { EndSubscription } from '../end-subscription.command';
import { causedBy } from '../../write-side/caused-by';

const ending = ['InstallerRejected', 'InstallerDeleted', 'SubscriptionStarted', 'PaymentReceived'] as const;
type Ending = RecordedEvent & { readonly type: (typeof ending)[number] };

/**
 * Nobody pays for what was turned down or deleted; who was turned down has its money back. What is begun or paid at that moment is heard
 * of afterwards, and goes back too.
 */
@Injectable()
export class EndWithInstaller implements Policy<(typeof ending)[number]> {
  readonly name = 'end with installer';
  readonly on = ending;
  readonly startsAt = 'now';

  constructor(
    private readonly commands: CommandBus,
    private readonly installers: InstallerProfiles,
  ) {}

  async react(event: Ending): Promise<void> {
    const isMoney = event.type === 'SubscriptionStarted' || event.type === 'PaymentReceived';
    if (isMoney && !(await this.installers.isTurnedAway(event.data.slug))) return;
    const refund = isMoney || event.type === 'InstallerRejected';
    await this.commands.execute(new EndSubscription(event.data.slug, refund, event.id, causedBy(event)));
  }
}
