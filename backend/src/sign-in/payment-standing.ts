import { Injectable } from '@nestjs/common';
import { InstallerProfiles } from '../installers/installer-profiles';
import { Subscriptions } from '../subscriptions/subscriptions';

export interface StandingAtSignIn {
  readonly stripeSubscriptionId: string | null;
  readonly needsPayment: boolean;
}

/** Who registered by itself pays by card unless the admin says otherwise; who was turned down pays nothing. */
@Injectable()
export class PaymentStanding {
  constructor(
    private readonly installers: InstallerProfiles,
    private readonly subscriptions: Subscriptions,
  ) {}

  async of(slug: string): Promise<StandingAtSignIn> {
    const [payer, subscription] = await Promise.all([this.installers.payerOf(slug), this.subscriptions.of(slug)]);
    const isThere = subscription !== null && subscription.wasPaid && subscription.standing !== 'cancelled';
    const pays = payer?.registrationSource === 'website' && !payer.paysManually && payer.status !== 'rejected';
    return { stripeSubscriptionId: isThere ? subscription.subscriptionId : null, needsPayment: pays && !isThere };
  }
}
