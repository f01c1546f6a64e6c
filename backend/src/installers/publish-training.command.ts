import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { publishTraining } from './training.decisions';

export class PublishTraining extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly draft: number,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(PublishTraining)
export class PublishTrainingHandler implements ICommandHandler<PublishTraining> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, draft, context }: PublishTraining): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (now) => publishTraining(now, draft),
    });
  }
}
