import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import type { ConnectionEvent } from './connection-story';
import { hasAccount } from './installer.state';
import { InstallerStream } from './installer.stream';

/** A trace of what was done to an installer's connections, in the order of the events. */
export class NoteConnection extends Command<void> {
  constructor(
    readonly slug: string,
    readonly events: readonly ConnectionEvent[],
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(NoteConnection)
export class NoteConnectionHandler implements ICommandHandler<NoteConnection> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, events, context }: NoteConnection): Promise<void> {
    await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (now) => (hasAccount(now) ? [...events] : []),
    });
  }
}
