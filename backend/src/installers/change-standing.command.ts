import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { resumeInstaller, suspendInstaller } from './installer.decisions';
import { InstallerStream } from './installer.stream';

/** Puts an installer's chatbot out, or lights it again. */
export class ChangeStanding extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly standing: 'suspended' | 'active',
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeStanding)
export class ChangeStandingHandler implements ICommandHandler<ChangeStanding> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, standing, context }: ChangeStanding): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: standing === 'suspended' ? suspendInstaller : resumeInstaller,
    });
  }
}
