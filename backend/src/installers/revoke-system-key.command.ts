import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { SystemKeys } from '../secrets/system-keys';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { revokeSystemKey } from './system-keys.decisions';

export class RevokeSystemKey extends Command<void> {
  constructor(
    readonly slug: string,
    readonly keyId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RevokeSystemKey)
export class RevokeSystemKeyHandler implements ICommandHandler<RevokeSystemKey> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly keys: SystemKeys,
  ) {}

  async execute({ slug, keyId, context }: RevokeSystemKey): Promise<void> {
    await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (now) => revokeSystemKey(now, keyId),
    });
    // Left by a crash it opens nothing.
    await this.keys.drop(slug, keyId);
  }
}
