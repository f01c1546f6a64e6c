import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext, loginCommand } from '../write-side/command-target';
import { releaseLogin } from './login.decisions';
import { LoginStream } from './login.stream';

export class ReleaseLogin extends Command<void> {
  constructor(
    readonly slug: string,
    readonly loginHash: string,
    /** A claim made since then stands. */
    readonly leftAt: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReleaseLogin)
export class ReleaseLoginHandler implements ICommandHandler<ReleaseLogin> {
  constructor(private readonly logins: LoginStream) {}

  async execute({ slug, loginHash, leftAt, context }: ReleaseLogin): Promise<void> {
    await this.logins.execute({
      ...loginCommand({ slug, loginHash }, context, 'release'),
      decide: (state) => releaseLogin(state, { slug, loginHash, leftAt }),
    });
  }
}
