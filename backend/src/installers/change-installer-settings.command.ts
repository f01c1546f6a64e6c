import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { InstallerSettings } from '@pilotlight/contracts/http/settings';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { setAvailability } from './availability.decisions';
import { changeBranding } from './branding.decisions';
import { preferNotifications } from './installer.decisions';
import { InstallerStream } from './installer.stream';
import { changePrivacy } from './privacy.decisions';

/** Answers with the position to wait for, if any. */
export class ChangeInstallerSettings extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly settings: InstallerSettings,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeInstallerSettings)
export class ChangeInstallerSettingsHandler implements ICommandHandler<ChangeInstallerSettings> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, settings, context }: ChangeInstallerSettings): Promise<{ position: Position | null }> {
    return await this.installers.execute({
      ...installerCommand(slug, context),
      decide: (state) => [
        ...(settings.availabilityConfig ? setAvailability(state, settings.availabilityConfig) : []),
        ...(settings.branding ? changeBranding(state, settings.branding) : []),
        ...(settings.privacy ? changePrivacy(state, settings.privacy) : []),
        ...(settings.notificationPreferences ? preferNotifications(state, settings.notificationPreferences) : []),
      ],
    });
  }
}
