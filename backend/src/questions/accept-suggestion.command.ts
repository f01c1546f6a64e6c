import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { TrainingAnswers } from '../installers/training-answers';
import type { RequestContext } from '../write-side/request-context';
import { questionsStream } from '../write-side/stream-names';
import { answeredSoFar, suggestionIn } from './questions.decisions';
import { QuestionsStream } from './questions.stream';
import { UnansweredViews } from './unanswered-views';

export class AcceptSuggestion extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly suggestionId: string,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(AcceptSuggestion)
export class AcceptSuggestionHandler implements ICommandHandler<AcceptSuggestion> {
  constructor(
    private readonly questions: QuestionsStream,
    private readonly views: UnansweredViews,
    private readonly trainings: TrainingAnswers,
  ) {}

  async execute({ slug, suggestionId, context }: AcceptSuggestion): Promise<{ position: Position | null }> {
    const { state } = await this.questions.load(questionsStream(slug));
    const { asked, question, answer } = suggestionIn(state, suggestionId);
    const group = await this.views.groupOf(slug, asked);
    const accepted = {
      asked: group?.askedIds ?? asked,
      ...(group ? answeredSoFar(group) : { isOpen: true, over: null }),
      pair: { question, answer },
      suggestionId,
    };
    return await this.trainings.answer(slug, accepted, context);
  }
}
