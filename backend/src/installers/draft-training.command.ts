import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { WrittenTraining } from '@pilotlight/contracts/values/training';
import { installerCommand } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { InstallerStream } from './installer.stream';
import { draftTraining } from './training.decisions';
import { hasAccount } from './installer.state';
import { TrainingPages } from './training-pages';

export class DraftTraining extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly over: number,
    readonly training: WrittenTraining,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DraftTraining)
export class DraftTrainingHandler implements ICommandHandler<DraftTraining> {
  constructor(
    private readonly installers: InstallerStream,
    private readonly pages: TrainingPages,
  ) {}

  async execute({ slug, over, training, context }: DraftTraining): Promise<{ position: Position | null }> {
    const target = installerCommand(slug, context);
    const { state } = await this.installers.load(target.stream);
    const before = !hasAccount(state) ? [] : state.account.training.draft.training.pages;
    const pages = await this.pages.read(training.businessInfo.trainingUrls, before ?? [], new Date());
    return await this.installers.execute({
      ...target,
      decide: (now) => draftTraining(now, over, training, pages),
    });
  }
}
