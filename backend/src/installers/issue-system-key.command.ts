import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import { SystemKeys } from '../secrets/system-keys';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { issueSystemKey } from './system-keys.decisions';

const day = 86_400_000;

export interface SystemKeyRequest {
  readonly name: string;
  readonly scopes: readonly SystemScope[];
  readonly days: number | null;
}

/** Answers with the key, which is never shown again. */
export class IssueSystemKey extends Command<{ key: string }> {
  constructor(
    readonly slug: string,
    readonly asked: SystemKeyRequest,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(IssueSystemKey)
export class IssueSystemKeyHandler implements ICommandHandler<IssueSystemKey> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly keys: SystemKeys,
  ) {}

  async execute({ slug, asked: { name, scopes, days }, context }: IssueSystemKey): Promise<{ key: string }> {
    const { id: keyId, key } = await this.keys.keepNew(slug, name);
    const expiresAt = days === null ? null : new Date(this.installers.clock.now() + days * day).toISOString();
    try {
      await this.installers.execute({
        ...installerCommand(slug, context),
        decide: (now) => issueSystemKey(now, { keyId, scopes, expiresAt }),
      });
    } catch (error) {
      await this.keys.drop(slug, keyId);
      throw error;
    }
    return { key };
  }
}
