import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { VerificationTokens } from '../secrets/verification-tokens';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { InstallerStream } from './installer.stream';
import { verificationFailed, verifyEmail } from './verification.decisions';

export class VerifyEmail extends Command<{ position: Position | null }> {
  constructor(
    readonly token: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(VerifyEmail)
export class VerifyEmailHandler implements ICommandHandler<VerifyEmail> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly tokens: VerificationTokens,
  ) {}

  async execute({ token, context }: VerifyEmail): Promise<{ position: Position | null }> {
    const verification = this.tokens.read(token);
    if (!verification) throw verificationFailed();
    const { slug, verificationId } = verification;
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => verifyEmail(state, verificationId, this.installers.clock.now()),
    });
  }
}
