import { Injectable } from '@nestjs/common';
import { causedBy } from '../write-side/caused-by';
import { InstallerLife } from '../installers/installer-life';
import { isUnpaid } from './payment-standing';
import { Subscriptions } from './subscriptions';

const day = 86_400_000;

/** How long a chatbot stays on after a payment has failed. */
export class PaymentGrace {
  constructor(readonly days: number) {}

  /** Null without a grace. */
  endsAt(failedAt: string): Date | null {
    return this.days === 0 ? null : new Date(Date.parse(failedAt) + this.days * day);
  }
}

/** Decided from how things stand when the grace is over. */
@Injectable()
export class GraceEnds {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly installers: InstallerLife,
  ) {}

  async over({ slug = '', causeId = '', correlationId = '' }: Readonly<Record<string, string>>): Promise<void> {
    if (!isUnpaid(await this.subscriptions.of(slug))) return;
    await this.installers.suspend(slug, 'payment', causedBy({ id: causeId, correlationId }));
  }
}
