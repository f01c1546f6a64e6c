import { Injectable } from '@nestjs/common';
import { PaymentGateway } from '../gateways/payments/payments';
import { registrationStream } from '../write-side/stream-names';
import { RegistrationStream } from './registration.stream';

/** Who paid for a registration that came to nothing: only the provider knows the address. */
@Injectable()
export class RefundedPayments {
  constructor(
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
  ) {}

  /** `amount` in pence; null where there is no such payment, or no address. Rejects with PaymentsProblem. */
  async of(registrationId: string): Promise<{ readonly email: string; readonly amount: number } | null> {
    const { state } = await this.registrations.load(registrationStream(registrationId));
    if (state.status === 'unknown') return null;
    const payment = await this.payments.payment(state.paymentIntentId);
    return payment?.email ? { email: payment.email, amount: payment.amount } : null;
  }
}
