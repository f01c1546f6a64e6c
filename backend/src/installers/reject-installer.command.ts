import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { rejectInstaller } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class RejectInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly reason: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RejectInstaller)
export class RejectInstallerHandler implements ICommandHandler<RejectInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, reason, context }: RejectInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => rejectInstaller(state, reason),
    });
  }
}
