import { Injectable } from '@nestjs/common';
import type { Position } from '@pilotlight/contracts/events/event';
import { PaymentGateway } from '../gateways/payments/payments';
import { SubscriptionFollower } from '../subscriptions/subscription-follower';
import type { CommandContext } from '../write-side/command-target';
import { registrationStream } from '../write-side/stream-names';
import { registrationCommand } from './registration-command';
import { completeRegistration, refunded } from './registration.decisions';
import { RegistrationStream } from './registration.stream';

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
    if (state.status === 'refunded') throw refunded();
    if (state.status !== 'claimed') return null;
    await this.payments.adopt(state.subscriptionId, state.installer);
    const position = await this.subscriptions.follow(state.installer, state.subscriptionId, context);
    const done = await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'complete'),
      decide: (now) => completeRegistration(now, registrationId),
    });
    if (done.state.status === 'refunded') throw refunded();
    return done.position ?? position;
  }
}
