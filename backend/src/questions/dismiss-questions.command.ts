import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { commandOn } from '../write-side/command-target';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import { dismissQuestions, requireOpen } from './questions.decisions';
import { QuestionsStream } from './questions.stream';
import { UnansweredViews } from './unanswered-views';

export class DismissQuestions extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly questionId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(DismissQuestions)
export class DismissQuestionsHandler implements ICommandHandler<DismissQuestions> {
  constructor(
    private readonly questions: QuestionsStream,
    private readonly views: UnansweredViews,
  ) {}

  async execute({ slug, questionId, context }: DismissQuestions): Promise<{ position: Position | null }> {
    const group = await this.views.group(slug, questionId);
    requireOpen(group);
    const stream = questionsStream(slug);
    return await this.questions.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (state) => dismissQuestions(state, { slug, asked: [...group.askedIds] }),
    });
  }
}
