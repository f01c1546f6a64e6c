import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import { suspendInstaller } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class SuspendInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly cause: SuspensionCause,
    readonly context: CommandContext,
    readonly reason = '',
  ) {
    super();
  }
}

@CommandHandler(SuspendInstaller)
export class SuspendInstallerHandler implements ICommandHandler<SuspendInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, cause, context, reason }: SuspendInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => suspendInstaller(state, cause, reason),
    });
  }
}
