import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { PaymentGateway } from '../gateways/payments/payments';
import { failureIn } from '../logging/failure';
import { PaymentNotices } from './payment-notices';

const lookBack = 3 * 86_400_000;

/** Repairs what lost words of the provider left: what changed there lately is read again. */
@Injectable()
export class PaymentReconciliation {
  readonly #log = new Logger('payments');

  constructor(
    private readonly payments: PaymentGateway,
    private readonly notices: PaymentNotices,
  ) {}

  async run(): Promise<void> {
    for await (const { subscriptionId } of this.payments.changedSince(new Date(Date.now() - lookBack))) {
      try {
        await this.notices.follow(subscriptionId, null, randomUUID());
      } catch (error) {
        // One that can't be followed keeps no other from it.
        this.#log.error({ event: 'subscription not reconciled', subscriptionId, ...failureIn(error) });
      }
    }
  }
}
