import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { InstallerStream } from './installer.stream';
import { LoginClaims } from './login-claims';
import { requestVerification } from './verification.decisions';

/** Null where nobody with this email waits to be verified, which the asker isn't told. */
export class RequestVerification extends Command<{ slug: string; verificationId: string } | null> {
  constructor(
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestVerification)
export class RequestVerificationHandler implements ICommandHandler<RequestVerification> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly logins: LoginClaims,
  ) {}

  async execute({ email, context }: RequestVerification): Promise<{ slug: string; verificationId: string } | null> {
    const account = await this.logins.account(email);
    if (!account || account.isVerified) return null;
    const { slug } = account;
    const verificationId = randomUUID();
    await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => requestVerification(state, verificationId),
    });
    return { slug, verificationId };
  }
}
