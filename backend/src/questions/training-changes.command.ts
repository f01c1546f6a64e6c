import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import { QuestionsStream } from './questions.stream';
import { askForChange, finishChange } from './training-changes.decisions';

export class AskForTrainingChange extends Command<void> {
  constructor(
    readonly slug: string,
    readonly change: { readonly id: string; readonly text: string },
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(AskForTrainingChange)
export class AskForTrainingChangeHandler implements ICommandHandler<AskForTrainingChange> {
  constructor(private readonly questions: QuestionsStream) {}

  async execute({ slug, change: { id: changeId, text }, context }: AskForTrainingChange): Promise<void> {
    const stream = questionsStream(slug);
    await this.questions.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (state) => askForChange(state, { slug, changeId, text }),
    });
  }
}

export class FinishTrainingChange extends Command<void> {
  constructor(
    readonly slug: string,
    readonly changeId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(FinishTrainingChange)
export class FinishTrainingChangeHandler implements ICommandHandler<FinishTrainingChange> {
  constructor(private readonly questions: QuestionsStream) {}

  async execute({ slug, changeId, context }: FinishTrainingChange): Promise<void> {
    const stream = questionsStream(slug);
    await this.questions.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (state) => finishChange(state, { slug, changeId }),
    });
  }
}
