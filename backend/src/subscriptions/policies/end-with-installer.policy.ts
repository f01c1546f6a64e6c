import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import type { Refund } from '../../gateways/payments/payments';
import { InstallerProfiles, type TurnedAway } from '../../installers/installer-profiles';
import { EndSubscription } from '../end-subscription.command';
import { causedBy } from '../../write-side/caused-by';

const ending = ['InstallerRejected', 'InstallerDeleted', 'SubscriptionStarted', 'PaymentReceived'] as const;
type Ending = RecordedEvent & { readonly type: (typeof ending)[number] };

/** Null where nothing ends. */
const refundFor = ({ type }: Ending, away: TurnedAway | null): Refund | null => {
  switch (type) {
    case 'InstallerRejected':
      return 'everything';
    case 'InstallerDeleted':
      return away?.wasLetIn === false ? 'everything' : 'nothing';
    case 'SubscriptionStarted':
    case 'PaymentReceived':
      return away && (away.wasLetIn ? 'last' : 'everything');
  }
};

/**
 * Nobody pays for what was turned down or deleted. Who was never let in has all its money back; who was, has had what it paid for, but for
 * what is begun or paid at that very moment: that is heard of afterwards, and goes back too.
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
    const refund = refundFor(event, await this.installers.turnedAway(event.data.slug));
    if (refund === null) return;
    await this.commands.execute(new EndSubscription(event.data.slug, refund, event.id, causedBy(event)));
  }
}
