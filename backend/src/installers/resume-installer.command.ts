import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, installerCommand } from '../write-side/command-target';
import type { SuspensionCause } from '@pilotlight/contracts/events/installer-life-events';
import { resumeInstaller } from './installer-life.decisions';
import { InstallerStream } from './installer.stream';

export class ResumeInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly by: SuspensionCause,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResumeInstaller)
export class ResumeInstallerHandler implements ICommandHandler<ResumeInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, by, context }: ResumeInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => resumeInstaller(state, by),
    });
  }
}
