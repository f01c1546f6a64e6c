import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { EndSubscription } from '../end-subscription.command';
import { causedBy } from '../../write-side/caused-by';

const ending = ['InstallerRejected', 'InstallerDeleted'] as const;
type Ending = RecordedEvent & { readonly type: (typeof ending)[number] };

/** Nobody pays for what was turned down or deleted; who was turned down has its money back. */
@Injectable()
export class EndWithInstaller implements Policy<(typeof ending)[number]> {
  readonly name = 'end with installer';
  readonly on = ending;
  readonly startsAt = 'now';

  constructor(private readonly commands: CommandBus) {}

  async react(event: Ending): Promise<void> {
    const refund = event.type === 'InstallerRejected';
    await this.commands.execute(new EndSubscription(event.data.slug, refund, event.id, causedBy(event)));
  }
}
