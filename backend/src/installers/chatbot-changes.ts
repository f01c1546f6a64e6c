import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { ChatbotAct, ChatbotChange } from '@pilotlight/contracts/http/chatbots';
import { InstallerReader } from '@pilotlight/projections/installers/installer.reader';
import { ReadModels } from '../read-side/read-models';
import { waitForReaders } from '../read-side/wait-for-readers';
import { Refused } from '../write-side/refused';
import type { RequestContext } from '../write-side/request-context';
import { installerStream } from '../write-side/stream-names';
import { InstallerStream } from './installer.stream';
import { ResumeInstaller } from './resume-installer.command';
import { SuspendInstaller } from './suspend-installer.command';

export interface WantedChange {
  readonly act: ChatbotAct;
  readonly slugs: readonly string[];
  readonly reason: string;
}

type Changed = ChatbotChange & { readonly position: Position | null };

const unsaid = 'It is not known whether this was saved. Look at the installer before you try again.';

/** Suspends or resumes several chatbots by one command each: what fails for one is said of that one. */
@Injectable()
export class ChatbotChanges {
  readonly #log = new Logger(ChatbotChanges.name);

  constructor(
    private readonly commands: CommandBus,
    private readonly installers: InstallerStream,
    private readonly readModels: ReadModels,
  ) {}

  /** One of each slug, in the order given; the dashboard shows them once this resolves. */
  async make({ act, slugs, reason }: WantedChange, context: RequestContext): Promise<ChatbotChange[]> {
    const made: Changed[] = [];
    for (const slug of new Set(slugs)) made.push(await this.#one(act, slug, reason, context));
    const last = made.reduce<Position | null>((latest, { position }) => later(latest, position), null);
    await waitForReaders(this.readModels, last, InstallerReader);
    return made.map(({ slug, outcome, message }) => ({ slug, outcome, message }));
  }

  async #one(act: ChatbotAct, slug: string, reason: string, context: RequestContext): Promise<Changed> {
    try {
      const { state } = await this.installers.load(installerStream(slug));
      // One suspended for its payment stays so: of many, nobody decided about it.
      if (act === 'suspend' && state.status === 'suspended')
        return { slug, outcome: 'unchanged', message: null, position: null };
      const { position } = await this.commands.execute(
        act === 'suspend'
          ? new SuspendInstaller(slug, 'admin', context, reason)
          : new ResumeInstaller(slug, 'admin', context),
      );
      const was = state.status === (act === 'suspend' ? 'active' : 'suspended');
      return { slug, outcome: was ? 'changed' : 'unchanged', message: null, position };
    } catch (error) {
      if (!(error instanceof Refused)) this.#log.error(error);
      return { slug, outcome: 'failed', message: error instanceof Refused ? error.message : unsaid, position: null };
    }
  }
}

const later = (one: Position | null, other: Position | null): Position | null =>
  one === null || (other !== null && other > one) ? other : one;
