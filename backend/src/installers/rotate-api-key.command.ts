import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { CredentialVault } from '../secrets/credential-vault';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { issueApiKey } from './installer.decisions';
import { InstallerStream } from './installer.stream';
import { hasAccount } from './installer.state';
import { noSuchInstaller } from './no-such-installer';

/** Widgets and sessions of the old key stop at once, or after the hours of grace. */
export class RotateApiKey extends Command<{ apiKey: string; position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly graceHours: 0 | 1 | 24,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(RotateApiKey)
export class RotateApiKeyHandler implements ICommandHandler<RotateApiKey> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly vault: CredentialVault,
  ) {}

  async execute({ slug, graceHours, context }: RotateApiKey): Promise<{ apiKey: string; position: Position | null }> {
    const target = installerCommand(slug, context);
    const { state } = await this.installers.load(target.stream);
    if (!hasAccount(state)) throw noSuchInstaller();
    const formerUntil =
      graceHours === 0 ? null : new Date(this.installers.clock.now() + graceHours * 3_600_000).toISOString();
    const credentialId = await this.vault.keepNewApiKey(slug);
    const { position } = await this.installers.execute({
      ...target,
      decide: (now) => issueApiKey(now, credentialId, formerUntil),
    });
    const apiKey = (await this.vault.apiKeys([credentialId])).get(credentialId);
    if (!apiKey) throw new Error(`Credential ${credentialId} is not there`);
    return { apiKey, position };
  }
}
