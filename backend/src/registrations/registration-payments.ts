import { Injectable } from '@nestjs/common';
import type { KnownSubscription } from '../gateways/payments/payments';
import type { CommandContext } from '../write-side/command-target';
import { registrationCommand } from './registration-command';
import { expireRegistration, notePayment } from './registration.decisions';
import { RegistrationStream } from './registration.stream';

/** What the provider tells of a subscription that is nobody's yet. */
@Injectable()
export class RegistrationPayments {
  constructor(private readonly registrations: RegistrationStream) {}

  async follow(registrationId: string, subscription: KnownSubscription, context: CommandContext): Promise<void> {
    const isPaid = subscription.invoices.some(({ standing, amountPaid }) => standing === 'paid' && amountPaid > 0);
    if (isPaid)
      await this.registrations.execute({
        ...registrationCommand(registrationId, context, 'paid'),
        decide: (state) => notePayment(state, registrationId),
      });
    else if (subscription.standing === 'cancelled')
      await this.registrations.execute({
        ...registrationCommand(registrationId, context, 'expired'),
        decide: (state) => expireRegistration(state, registrationId),
      });
  }
}
