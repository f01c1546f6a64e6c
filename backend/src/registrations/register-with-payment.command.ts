import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { monthly } from '@pilotlight/contracts/values/money';
import { randomUUID } from 'node:crypto';
import { type KnownPayment, PaymentGateway } from '../gateways/payments/payments';
import { InstallerLife, type RegisteredFirm } from '../installers/installer-life';
import { LoginClaims } from '../installers/login-claims';
import { isCommonPassword } from '../secrets/common-passwords';
import { BlindIndex } from '../secrets/blind-index';
import type { CommandContext } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { registrationStream } from '../write-side/stream-names';
import { FreeSlug } from './free-slug';
import { registrationCommand } from './registration-command';
import { claimRegistration, paidForTaken, refunded, refundRegistration } from './registration.decisions';
import { RegistrationCompletion } from './registration-completion';
import { RegistrationStream } from './registration.stream';

export interface Registered {
  readonly slug: string;
  readonly verificationId: string;
  readonly position: Position | null;
}

/** The pending installer of a payment. Again, or after a crash at any step, it goes on where that was left. */
export class RegisterWithPayment extends Command<Registered> {
  constructor(
    readonly firm: Omit<RegisteredFirm, 'slug' | 'installerId' | 'registrationId'>,
    readonly paymentIntentId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const tries = 5;

@CommandHandler(RegisterWithPayment)
export class RegisterWithPaymentHandler implements ICommandHandler<RegisterWithPayment> {
  constructor(
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
    private readonly slugs: FreeSlug,
    private readonly index: BlindIndex,
    private readonly completion: RegistrationCompletion,
    private readonly installers: InstallerLife,
    private readonly logins: LoginClaims,
  ) {}

  async execute({ firm, paymentIntentId, context }: RegisterWithPayment): Promise<Registered> {
    if (await isCommonPassword(firm.password))
      throw new Refused('This password is too common. Please choose another one.', 'invalid');
    const registrationId = await this.#paidFor(firm.email, paymentIntentId);
    let taken: string | null = null;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { installer, installerId } = await this.#claim(registrationId, firm.businessName, taken, context);
      const account = { ...firm, slug: installer, installerId, registrationId };
      const made = await this.installers.register(account, context).catch(async (error: unknown) => {
        await this.#refundIfTaken(firm.email, registrationId, context);
        throw error;
      });
      if (made.status === 'slug-taken') {
        taken = installer;
        continue;
      }
      const position = await this.completion.complete(registrationId, context);
      return { slug: installer, verificationId: made.verificationId, position: position ?? made.position };
    }
    throw new Refused('Please try again');
  }

  /** What the provider says of it, never what the browser says. */
  async #paidFor(email: string, paymentIntentId: string): Promise<string> {
    const payment = await this.payments.payment(paymentIntentId);
    if (!payment?.registrationId) throw unknownPayment();
    const { state } = await this.registrations.load(registrationStream(payment.registrationId));
    if (state.status === 'unknown' || state.paymentIntentId !== paymentIntentId) throw unknownPayment();
    if (state.loginHash !== this.index.ofEmail(email))
      throw new Refused('This payment was made for another email', 'invalid');
    if (payment.standing === 'refunded') throw refunded();
    refuseUnpaid(payment);
    return payment.registrationId;
  }

  /** Two paid for one email: whoever is second has its money back at once, and hears of it by email as well. */
  async #refundIfTaken(email: string, registrationId: string, context: CommandContext): Promise<void> {
    if (!(await this.logins.isHeld(this.index.ofEmail(email)))) return;
    await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'refund'),
      decide: (state) => refundRegistration(state, { registrationId, reason: 'email-taken', at: null }),
    });
    throw paidForTaken();
  }

  async #claim(
    registrationId: string,
    businessName: string,
    insteadOf: string | null,
    context: CommandContext,
  ): Promise<{ installer: string; installerId: string }> {
    const claim = {
      registrationId,
      installer: await this.slugs.of(businessName),
      installerId: randomUUID(),
      insteadOf,
    };
    const { state } = await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'claim', context.requestId, claim.installer),
      decide: (now) => claimRegistration(now, claim),
    });
    if (state.status !== 'claimed' && state.status !== 'completed') throw new Error('The registration is not claimed');
    return state;
  }
}

const unknownPayment = (): Refused => new Refused('This payment is not known. Please contact support.', 'invalid');

const refuseUnpaid = ({ standing, amount, currency }: KnownPayment): void => {
  if (standing === 'processing') throw new Refused('Your payment is still processing. Please try again in a moment.');
  if (standing !== 'succeeded') throw new Refused('This payment has not succeeded', 'invalid');
  if (amount !== monthly.gross || currency !== monthly.currency)
    throw new Refused('This payment is not for the subscription', 'invalid');
};
