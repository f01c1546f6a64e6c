import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { Jobs } from '../../jobs/jobs';
import { InstallerLife } from '../../installers/installer-life';
import { derivedId } from '../../write-side/event-ids';
import { PaymentGrace } from '../payment-grace';
import { isUnpaid } from '../payment-standing';
import { Subscriptions } from '../subscriptions';
import { causedBy } from '../../write-side/caused-by';

export const graceJob = 'payment-grace';

const unpaying = ['PaymentFailed', 'SubscriptionEnded', 'InstallerPaymentModeSet', 'InstallerApproved'] as const;
type Unpaying = RecordedEvent & { readonly type: (typeof unpaying)[number] };

/**
 * Who owes money goes out after the grace; whose paid month is over, who pays by hand no more, or is let in after its money went back,
 * at once.
 */
@Injectable()
export class SuspendUnpaid implements Policy<(typeof unpaying)[number]> {
  readonly name = 'suspend unpaid';
  readonly on = unpaying;
  readonly startsAt = 'now';

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly installers: InstallerLife,
    private readonly jobs: Jobs,
    private readonly grace: PaymentGrace,
  ) {}

  async react(event: Unpaying): Promise<void> {
    const { slug } = event.data;
    if (event.type === 'InstallerPaymentModeSet' && event.data.manual) return;
    const subscription = await this.subscriptions.of(slug);
    if (!isUnpaid(subscription)) return;
    const suspendsAt = event.type === 'PaymentFailed' ? this.grace.endsAt(event.at) : null;
    if (suspendsAt && suspendsAt.getTime() > Date.now()) {
      const asked = { slug, causeId: event.id, correlationId: event.correlationId };
      await this.jobs.send(graceJob, asked, { id: derivedId(graceJob, event.id), startAfter: suspendsAt });
      return;
    }
    await this.installers.suspend(slug, 'payment', causedBy(event));
  }
}
