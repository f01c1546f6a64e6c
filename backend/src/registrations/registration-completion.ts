import { Injectable } from '@nestjs/common';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway } from '../gateways/payments/payments';
import { SubscriptionFollower } from '../subscriptions/subscription-follower';
import type { CommandContext } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { registrationStream } from '../write-side/stream-names';
import { registrationCommand } from './registration-command';
import { completeRegistration } from './registration.decisions';
import type { RegistrationState } from './registration.state';
import { RegistrationStream } from './registration.stream';

/** Given back while the account was being made, which is withdrawn. */
const refuseRefunded = ({ status }: RegistrationState): void => {
  if (status === 'refunded') throw new Refused('This payment was refunded. Please register again.');
};

/** What is left once the account is there: the subscription becomes its own. Each step may be done twice. */
@Injectable()
export class RegistrationCompletion {
  constructor(
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
    private readonly subscriptions: SubscriptionFollower,
  ) {}

  /** Answers with the position to wait for, if any. */
  async complete(registrationId: string, context: CommandContext): Promise<Position | null> {
    const { state } = await this.registrations.load(registrationStream(registrationId));
    refuseRefunded(state);
    if (state.status !== 'claimed') return null;
    await this.payments.adopt(state.subscriptionId, state.installer);
    const position = await this.subscriptions.follow(state.installer, state.subscriptionId, context);
    const done = await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'complete'),
      decide: (now) => completeRegistration(now, registrationId),
    });
    refuseRefunded(done.state);
    return done.position ?? position;
  }
}
