import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { type CommandContext, commandOn } from '../write-side/command-target';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from './installer.stream';

/** Says in the log that a deleted installer's own words are gone; their key is destroyed already. */
export class EraseInstaller extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(EraseInstaller)
export class EraseInstallerHandler implements ICommandHandler<EraseInstaller> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, context }: EraseInstaller): Promise<{ position: Position | null }> {
    const stream = installerStream(slug);
    return await this.installers.execute({
      ...commandOn(stream, slug, context, [stream, 'erase']),
      decide: (state) =>
        state.status === 'deleted' && !state.isErased
          ? [{ type: 'SubjectErased', data: { slug, sessionId: null, cause: 'request' } }]
          : [],
    });
  }
}
