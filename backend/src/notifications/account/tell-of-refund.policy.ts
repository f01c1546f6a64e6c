import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Policy } from '@pilotlight/subscriptions/policies/policy';
import { PublicAddress } from '../../http/public-address';
import { RefundedPayments } from '../../registrations/refunded-payments';
import { causedBy } from '../../write-side/caused-by';
import { Notify } from '../requests/notify';
import { refundPage, refundValues } from './refund-values';

type Refunded = RecordedEvent & { readonly type: 'RegistrationRefunded' };

/** Whoever paid and got no account hears that the money goes back. */
@Injectable()
export class TellOfRefund implements Policy<'RegistrationRefunded'> {
  readonly name = 'tell of refund';
  readonly on = ['RegistrationRefunded'] as const;
  readonly startsAt = 'now';

  constructor(
    private readonly refunded: RefundedPayments,
    private readonly notify: Notify,
    private readonly address: PublicAddress,
  ) {}

  async react({ id, at, correlationId, data }: Refunded): Promise<void> {
    const paid = await this.refunded.of(data.registrationId);
    if (!paid) return;
    const values = refundValues(data.reason, paid.amount, this.address.of(refundPage(data.reason)));
    const happening = { eventType: 'registration_refunded', occurrence: id, at, sessionId: null, values } as const;
    await this.notify.registrant(paid.email, happening, causedBy({ id, correlationId }));
  }
}
