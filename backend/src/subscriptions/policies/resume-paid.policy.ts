import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { InstallerLife } from '../../installers/installer-life';
import { isUnpaid } from '../payment-standing';
import { Subscriptions } from '../subscriptions';
import { causedBy } from '../../write-side/caused-by';

const paying = ['PaymentReceived', 'SubscriptionRecovered', 'InstallerPaymentModeSet'] as const;
type Paying = RecordedEvent & { readonly type: (typeof paying)[number] };

/** Lifts what a payment has suspended, never what the admin has. */
@Injectable()
export class ResumePaid implements Policy<(typeof paying)[number]> {
  readonly name = 'resume paid';
  readonly on = paying;
  readonly startsAt = 'now';

  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly installers: InstallerLife,
  ) {}

  async react(event: Paying): Promise<void> {
    const { slug } = event.data;
    if (event.type === 'InstallerPaymentModeSet') {
      if (!event.data.manual) return;
    } else if (isUnpaid(await this.subscriptions.of(slug))) return;
    await this.installers.resume(slug, 'payment', causedBy(event));
  }
}
