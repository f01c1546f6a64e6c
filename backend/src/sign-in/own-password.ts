import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SetOwnPassword } from '../installers/set-own-password.command';
import { isCommonPassword } from '../secrets/common-passwords';
import { CredentialVault } from '../secrets/credential-vault';
import { InstallerSessions } from '../sessions/installer-sessions';
import { LoginThrottle } from '../sessions/login-throttle';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { tooManyAttempts } from './sign-in';

interface Change {
  readonly slug: string;
  /** The credential that this session stands by. */
  readonly credentialId: string;
  readonly token: string;
  readonly address: string;
  readonly currentPassword: string;
  readonly newPassword: string;
}

const invalid = (message: string): Refused => new Refused(message, 'invalid');

/** An installer changes its own password. Whoever found a dashboard open doesn't know the current one, and can't try for it. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly throttle: LoginThrottle,
    private readonly vault: CredentialVault,
    private readonly sessions: InstallerSessions,
    private readonly commands: CommandBus,
  ) {}

  async change(change: Change, context: RequestContext): Promise<void> {
    const { slug, credentialId, token, address, currentPassword, newPassword } = change;
    const throttled = await this.throttle.attempt('own password', slug, address);
    if (!throttled.allowed) throw tooManyAttempts(throttled.retryAfterSeconds);
    // Not 401: the session is in order.
    if (!(await this.vault.passwordMatches(credentialId, currentPassword)))
      throw invalid('Your current password isn’t right. Please try again.');
    if (newPassword === currentPassword) throw invalid('Please choose a password that differs from your current one.');
    if (await isCommonPassword(newPassword)) throw invalid('This password is too common. Please choose another one.');
    const next = await this.vault.keepPassword(slug, newPassword);
    await this.sessions.standBy(token, credentialId, next);
    await this.commands.execute(new SetOwnPassword(slug, credentialId, next, context));
    await this.sessions.endOthers(slug, next, token);
    await this.throttle.succeeded('own password', slug, address);
  }
}
