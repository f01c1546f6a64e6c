import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { commandOn } from '../write-side/command-target';
import { derivedId } from '../write-side/event-ids';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import type { GivenAnswer } from './answer-question.command';
import { requireOpen, suggestAnswer } from './questions.decisions';
import { QuestionsStream } from './questions.stream';
import { UnansweredViews } from './unanswered-views';

export class SuggestAnswer extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly questionId: string,
    readonly given: GivenAnswer,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(SuggestAnswer)
export class SuggestAnswerHandler implements ICommandHandler<SuggestAnswer> {
  constructor(
    private readonly questions: QuestionsStream,
    private readonly views: UnansweredViews,
  ) {}

  async execute({ slug, questionId, given, context }: SuggestAnswer): Promise<{ position: Position | null }> {
    const group = await this.views.group(slug, questionId);
    requireOpen(group);
    const stream = questionsStream(slug);
    const suggestionId = derivedId(context.requestId, stream, 'suggestion');
    const { question = group.question, answer } = given;
    return await this.questions.execute({
      ...commandOn(stream, slug, context, [context.requestId, stream]),
      decide: (state) => suggestAnswer(state, { slug, suggestionId, asked: [...group.askedIds], question, answer }),
    });
  }
}
