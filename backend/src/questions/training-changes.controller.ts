import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  askForTrainingChange,
  finishTrainingChange,
  ownTrainingChanges,
  type TrainingChange,
  trainingChangesForAdmin,
} from '@pilotlight/contracts/http/training-changes';
import type { z } from 'zod';
import { BodyOf, Call } from '../http/call';
import { Context, OwnSlug } from '../http/caller';
import { ChangeInPath } from '../http/id-in-path';
import { SlugInPath } from '../http/slug-in-path';
import { InstallerProfiles } from '../installers/installer-profiles';
import { noSuchInstaller } from '../installers/no-such-installer';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import { QuestionsStream } from './questions.stream';
import { AskForTrainingChange, FinishTrainingChange } from './training-changes.command';

/** What installers ask to have changed in their training, which the admin writes. */
@Controller()
export class TrainingChangesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly questions: QuestionsStream,
    private readonly installers: InstallerProfiles,
  ) {}

  @Call(ownTrainingChanges)
  async own(@OwnSlug() slug: string) {
    return await this.#shown(slug);
  }

  @Call(askForTrainingChange)
  async ask(
    @OwnSlug() slug: string,
    @BodyOf(askForTrainingChange) change: z.infer<typeof askForTrainingChange.body>,
    @Context() context: RequestContext,
  ) {
    await this.commands.execute(new AskForTrainingChange(slug, change, context));
    return await this.#shown(slug);
  }

  @Call(trainingChangesForAdmin)
  async ofInstaller(@SlugInPath() slug: string) {
    await this.#require(slug);
    return await this.#shown(slug);
  }

  @Call(finishTrainingChange)
  async finish(@SlugInPath() slug: string, @ChangeInPath() changeId: string, @Context() context: RequestContext) {
    await this.#require(slug);
    await this.commands.execute(new FinishTrainingChange(slug, changeId, context));
    return await this.#shown(slug);
  }

  async #require(slug: string): Promise<void> {
    if (!(await this.installers.contactOf(slug))) throw noSuchInstaller();
  }

  async #shown(slug: string): Promise<{ changes: TrainingChange[] }> {
    const { state } = await this.questions.load(questionsStream(slug));
    return { changes: state.changes.toReversed() };
  }
}
