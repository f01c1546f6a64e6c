import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { setOwnPassword } from './own-password.decisions';

/** Both are credentials' ids: the one that the current password was proved by, and the one that follows. */
export class SetOwnPassword extends Command<void> {
  constructor(
    readonly slug: string,
    readonly before: string,
    readonly next: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SetOwnPassword)
export class SetOwnPasswordHandler implements ICommandHandler<SetOwnPassword> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, before, next, context }: SetOwnPassword): Promise<void> {
    await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => setOwnPassword(state, before, next),
    });
  }
}
