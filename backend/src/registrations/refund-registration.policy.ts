import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { PaymentGateway } from '../gateways/payments/payments';
import { registrationStream } from '../write-side/stream-names';
import { RegistrationStream } from './registration.stream';

type Refunded = RecordedEvent & { readonly type: 'RegistrationRefunded' };

/** The decision stands before the money moves, so an account and a refund of one payment exclude each other. */
@Injectable()
export class RefundRegistration implements Policy<'RegistrationRefunded'> {
  readonly name = 'refund registration';
  readonly on = ['RegistrationRefunded'] as const;
  readonly startsAt = 'now';

  constructor(
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
  ) {}

  async react({ id, data }: Refunded): Promise<void> {
    const { state } = await this.registrations.load(registrationStream(data.registrationId));
    if (state.status === 'unknown') return;
    await this.payments.end(state.subscriptionId, { refund: 'everything' }, id);
  }
}
