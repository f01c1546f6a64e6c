import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import type { Training } from '@pilotlight/contracts/values/training';
import { eventIds } from '../../write-side/event-ids';
import type { RequestContext } from '../../write-side/request-context';
import { metadataOf } from '../../write-side/request-context';
import { installerStream } from '../../write-side/stream-names';
import { InstallerStream } from '../installer.stream';
import { draftTraining } from '../training.decisions';

/** Keeps what is being written for an installer's assistant; no visitor sees it. */
export class DraftTraining extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    /** The number of the draft that it was written over. */
    readonly over: number,
    readonly training: Training,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DraftTraining)
export class DraftTrainingHandler implements ICommandHandler<DraftTraining> {
  constructor(private readonly installers: InstallerStream) {}

  async execute({ slug, over, training, context }: DraftTraining): Promise<{ position: Position | null }> {
    const stream = installerStream(slug);
    return await this.installers.decide({
      stream,
      metadata: metadataOf(slug, context),
      decide: (now) => draftTraining(now, over, training),
      eventId: eventIds(context.requestId, stream),
    });
  }
}
