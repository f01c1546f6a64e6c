import { Injectable, Logger } from '@nestjs/common';
import type { RefundReason } from '@pilotlight/contracts/events/registration-events';
import {
  type BegunRegistration,
  begunPage,
  RegistrationsReader,
} from '@pilotlight/projections/registrations/registrations.reader';
import { platform } from '@pilotlight/projections/read-database';
import { randomUUID } from 'node:crypto';
import { PaymentGateway } from '../gateways/payments/payments';
import { KnownInstaller } from '../installers/known-installer';
import { LoginClaims } from '../installers/login-claims';
import { failureIn } from '../logging/failure';
import type { CommandContext } from '../write-side/command-target';
import { registrationStream } from '../write-side/stream-names';
import { registrationCommand } from './registration-command';
import { refundRegistration } from './registration.decisions';
import { RegistrationCompletion } from './registration-completion';
import { RegistrationPayments } from './registration-payments';
import { RegistrationStream } from './registration.stream';

/** The job hears of a payment late, and runs late: a schedule is looked at every 45 seconds, and so is what it sends. */
const margin = 5 * 60_000;

/** Nobody's money lies about: what was paid becomes an account or goes back, within 15 minutes. */
@Injectable()
export class SettleRegistrations {
  readonly #log = new Logger('registrations');

  constructor(
    private readonly reader: RegistrationsReader,
    private readonly registrations: RegistrationStream,
    private readonly payments: PaymentGateway,
    private readonly following: RegistrationPayments,
    private readonly completion: RegistrationCompletion,
    private readonly installers: KnownInstaller,
    private readonly logins: LoginClaims,
  ) {}

  async run(now: Date): Promise<void> {
    // All that are open: a flood of starts hides none before it, and what is due doesn't wait for the last of them.
    for (let after: BegunRegistration | null = null; ;) {
      const begun: readonly BegunRegistration[] = await this.reader.begun(platform, after);
      for (const { registrationId } of begun)
        await this.#attempted(registrationId, (by) => this.#lookUp(registrationId, by));
      await this.#settleDue(now);
      after = begun.at(-1) ?? null;
      if (begun.length < begunPage) return;
    }
  }

  async #settleDue(now: Date): Promise<void> {
    const soon = new Date(now.getTime() + margin).toISOString();
    const due = await this.reader.due(platform, soon);
    for (const { registrationId } of due)
      await this.#attempted(registrationId, (by) => this.#settle(registrationId, now, by));
  }

  /** One that can't be settled keeps no other from it. */
  async #attempted(registrationId: string, act: (context: CommandContext) => Promise<void>): Promise<void> {
    try {
      await act({ actor: { kind: 'system', id: null }, requestId: randomUUID() });
    } catch (error) {
      this.#log.error({ event: 'registration not settled', registrationId, ...failureIn(error) });
    }
  }

  /** Its word may be lost. */
  async #lookUp(registrationId: string, context: CommandContext): Promise<void> {
    const { state } = await this.registrations.load(registrationStream(registrationId));
    if (state.status !== 'started') return;
    const subscription = await this.payments.subscription(state.subscriptionId);
    if (subscription) await this.following.follow(registrationId, subscription, context);
  }

  async #settle(registrationId: string, now: Date, context: CommandContext): Promise<void> {
    const { state } = await this.registrations.load(registrationStream(registrationId));
    if (state.status !== 'paid' && state.status !== 'claimed') return;
    if (state.status === 'claimed' && (await this.installers.isOf(state.installer, registrationId))) {
      await this.completion.complete(registrationId, context);
      return;
    }
    const reason: RefundReason = (await this.logins.isHeld(state.loginHash)) ? 'email-taken' : 'unfinished';
    // Written first: from here on no account can be made of it. The provider refunds once by the key.
    await this.registrations.execute({
      ...registrationCommand(registrationId, context, 'refund'),
      decide: (latest) => refundRegistration(latest, { registrationId, reason, at: now.getTime() }),
    });
  }
}
