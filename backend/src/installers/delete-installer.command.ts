import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import { deleteInstaller } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class DeleteInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(DeleteInstaller)
export class DeleteInstallerHandler implements ICommandHandler<DeleteInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, context }: DeleteInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: deleteInstaller,
    });
  }
}
