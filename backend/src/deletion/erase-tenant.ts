import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ErasureLedger } from '@pilotlight/event-store/personal-data/postgres/erasure-ledger';
import { TenantSubjectsReader } from '@pilotlight/projections/conversations/tenant-subjects.reader';
import { KeptPhotos } from '../conversations/photos/kept-photos';
import { EraseConversation } from '../conversations/privacy/erase-conversation.command';
import { EraseInstaller } from '../installers/erase-installer.command';
import { SystemRequests } from '../database/system-requests';
import { ReadModels } from '../read-side/read-models';
import { waitForReaders } from '../read-side/wait-for-readers';
import { CalendarFeeds } from '../secrets/calendar-feeds';
import { CalendarGrants } from '../secrets/calendar-grants';
import { Connections } from '../secrets/connections';
import { CredentialVault } from '../secrets/credential-vault';
import { SystemKeys } from '../secrets/system-keys';
import { InstallerSessions } from '../sessions/installer-sessions';
import { WidgetSessions } from '../sessions/widget-sessions';
import type { CommandContext } from '../write-side/command-target';
import { EventLog } from '../write-side/event-log';
import { Refused } from '../write-side/refused';

const pageSize = 200;

/** Destroys the keys of everybody's words of a deleted installer, its visitors' first. Interrupted, it goes on where it was. */
@Injectable()
export class EraseTenant {
  constructor(
    private readonly subjects: TenantSubjectsReader,
    private readonly commands: CommandBus,
    private readonly ledger: ErasureLedger,
    private readonly photos: KeptPhotos,
    private readonly vault: CredentialVault,
    private readonly visits: WidgetSessions,
    private readonly grants: CalendarGrants,
    private readonly feeds: CalendarFeeds,
    private readonly systemKeys: SystemKeys,
    private readonly systemRequests: SystemRequests,
    private readonly connections: Connections,
    private readonly sessions: InstallerSessions,
    private readonly log: EventLog,
    private readonly readModels: ReadModels,
  ) {}

  async erase(slug: string, context: CommandContext): Promise<void> {
    // What its visitors wrote in its last seconds is among it.
    await waitForReaders(this.readModels, await this.log.head(), TenantSubjectsReader);
    for (let after: string | null = null; ;) {
      const found: readonly string[] = await this.subjects.of(slug, after, pageSize);
      for (const sessionId of found)
        await this.commands.execute(new EraseConversation(slug, sessionId, 'request', context)).catch(refusedIsDone);
      after = found.at(-1) ?? null;
      if (found.length < pageSize) break;
    }
    await this.#eraseSilent(slug);
    await this.grants.drop(slug);
    await this.feeds.drop(slug);
    await this.connections.dropAll(slug);
    await this.vault.forget(slug);
    await this.systemKeys.forget(slug);
    await this.systemRequests.forget(slug);
    await this.sessions.endAll(slug);
    await this.visits.drop(slug);
    await this.ledger.destroy({ slug, sessionId: null, cause: 'request' });
    await this.commands.execute(new EraseInstaller(slug, context));
    await this.ledger.finish({ slug, sessionId: null });
  }

  /** Who opened a chat, or sent a photo, and wrote nothing is in no log. */
  async #eraseSilent(slug: string): Promise<void> {
    for (const sessionId of await this.ledger.keptOf(slug)) {
      await this.photos.forget({ slug, sessionId });
      await this.ledger.destroy({ slug, sessionId, cause: 'request' });
      await this.ledger.finish({ slug, sessionId });
    }
  }
}

/** Nothing of it is left to erase. */
const refusedIsDone = (error: unknown): void => {
  if (!(error instanceof Refused)) throw error;
};
