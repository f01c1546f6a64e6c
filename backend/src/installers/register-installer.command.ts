import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { phoneMessage } from '@pilotlight/contracts/http/installers';
import { originOf } from '@pilotlight/contracts/values/allowed-domain';
import { normalisePostcode } from '@pilotlight/contracts/values/postcode';
import { randomUUID } from 'node:crypto';
import { CredentialVault } from '../secrets/credential-vault';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { Refused } from '../write-side/refused';
import { installerStream } from '../write-side/stream-names';
import { dialledPhone } from './installer-form';
import { hasAccount, type InstallerState } from './installer.state';
import { InstallerStream } from './installer.stream';
import { LoginClaims } from './login-claims';
import { registerInstaller } from './register.decisions';

export interface RegisteredFirm {
  readonly slug: string;
  readonly installerId: string;
  readonly registrationId: string;
  readonly businessName: string;
  readonly contactName: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string | null;
  readonly postcode: string;
  readonly website: string;
}

export type RegisteredInstaller =
  | { readonly status: 'registered'; readonly verificationId: string; readonly position: Position | null }
  | { readonly status: 'slug-taken' };

/** The pending account of a registration that is paid; again it answers as the first time. */
export class RegisterInstaller extends Command<RegisteredInstaller> {
  constructor(
    readonly firm: RegisteredFirm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

const outcomeOf = (state: InstallerState, registrationId: string): RegisteredInstaller | null => {
  if (state.status === 'unregistered') return null;
  if (!hasAccount(state) || state.account.registrationId !== registrationId) return { status: 'slug-taken' };
  return { status: 'registered', verificationId: state.account.verifications.at(-1)?.id ?? '', position: null };
};

@CommandHandler(RegisterInstaller)
export class RegisterInstallerHandler implements ICommandHandler<RegisterInstaller> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly logins: LoginClaims,
    private readonly vault: CredentialVault,
  ) {}

  async execute({ firm, context }: RegisterInstaller): Promise<RegisteredInstaller> {
    const { slug, registrationId, email } = firm;
    const stream = installerStream(slug);
    const phoneSms = firm.phone ? dialledPhone(firm.phone) : null;
    if (firm.phone && phoneSms === null) throw new Refused(phoneMessage, 'invalid');
    const { state } = await this.installers.load(stream);
    const before = outcomeOf(state, registrationId);
    if (before) return before;
    const loginHash = await this.logins.claim(email, slug, context);
    const credentials = {
      passwordId: await this.vault.keepPassword(slug, firm.password),
      apiKeyId: await this.vault.keepNewApiKey(slug),
    };
    const registered = {
      slug,
      installerId: firm.installerId,
      registrationId,
      name: firm.businessName,
      contactName: firm.contactName,
      email,
      loginHash,
      phoneSms,
      postcode: normalisePostcode(firm.postcode) ?? firm.postcode.trim().toUpperCase(),
      allowedDomain: originOf(firm.website),
      verificationId: randomUUID(),
      ...credentials,
    };
    const done = await this.installers.execute({
      ...commandOn(stream, slug, context, [stream, registrationId, context.requestId]),
      decide: (now) => registerInstaller(now, registered),
    });
    const outcome = outcomeOf(done.state, registrationId) ?? { status: 'slug-taken' as const };
    return outcome.status === 'registered' ? { ...outcome, position: done.position } : outcome;
  }
}
