import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { suspendInstaller } from './installer.decisions';
import { InstallerStream } from './installer.stream';

export class SuspendInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SuspendInstaller)
export class SuspendInstallerHandler implements ICommandHandler<SuspendInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, context }: SuspendInstaller): Promise<{ position: Position | null }> {
    return await this.installers.execute({ ...installerCommand(slug, context), decide: suspendInstaller });
  }
}
