import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { resumeInstaller } from './installer.decisions';
import { InstallerStream } from './installer.stream';

export class ResumeInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ResumeInstaller)
export class ResumeInstallerHandler implements ICommandHandler<ResumeInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, context }: ResumeInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({ ...installerCommand(slug, context), decide: resumeInstaller });
  }
}
