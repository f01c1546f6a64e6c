import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { PaymentGateway } from '../gateways/payments/payments';
import { LoginClaims } from '../installers/login-claims';
import { BlindIndex } from '../secrets/blind-index';
import type { CommandContext } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { registrationCommand } from './registration-command';
import { startRegistration } from './registration.decisions';
import { RegistrationStream } from './registration.stream';

export const emailTaken = (): Refused => new Refused('This email is already registered. Please log in instead.');

/** Opens the subscription whose first invoice is the payment. Nobody is charged for an email that is taken. */
export class StartRegistration extends Command<{ clientSecret: string }> {
  constructor(
    readonly email: string,
    readonly businessName: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(StartRegistration)
export class StartRegistrationHandler implements ICommandHandler<StartRegistration> {
  constructor(
    private readonly registrations: RegistrationStream,
    private readonly logins: LoginClaims,
    private readonly index: BlindIndex,
    private readonly payments: PaymentGateway,
  ) {}

  /** Each has its own: whoever types somebody else's email can't learn of their payment. */
  async execute({ email, businessName, context }: StartRegistration): Promise<{ clientSecret: string }> {
    if (await this.logins.account(email)) throw emailTaken();
    const registrationId = randomUUID();
    const { clientSecret, customerId, subscriptionId, paymentIntentId } = await this.payments.open({
      key: `registration ${registrationId}`,
      email,
      name: businessName,
      owner: { registrationId },
      customerId: null,
    });
    const opened = { loginHash: this.index.ofEmail(email), customerId, subscriptionId, paymentIntentId };
    await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'start'),
      decide: (state) => startRegistration(state, registrationId, opened),
    });
    return { clientSecret };
  }
}
