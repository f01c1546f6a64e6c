import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { SystemScope } from '@pilotlight/contracts/values/system-key';
import { SystemKeys } from '../secrets/system-keys';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { issueSystemKey, usedForAnother } from './system-keys.decisions';

const day = 86_400_000;

export interface SystemKeyRequest {
  readonly keyId: string;
  readonly name: string;
  readonly scopes: readonly SystemScope[];
  readonly days: number | null;
}

/** Answers with the key the first time, and with null where it was told before. */
export class IssueSystemKey extends Command<{ key: string | null }> {
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

  async execute({ slug, asked, context }: IssueSystemKey): Promise<{ key: string | null }> {
    const { keyId, name, scopes, days } = asked;
    const expiresAt = days === null ? null : new Date(this.installers.clock.now() + days * day).toISOString();
    const reserved = await this.keys.reserve(slug, keyId, name);
    if (reserved === 'foreign') throw usedForAnother();
    try {
      await this.installers.execute({
        ...installerCommand(slug, context),
        decide: (now) => issueSystemKey(now, { keyId, scopes, expiresAt }),
      });
    } catch (error) {
      if (reserved === 'new') await this.keys.drop(slug, keyId);
      throw error;
    }
    return { key: await this.keys.tellOnce(slug, keyId) };
  }
}
