import { Command, CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Position } from '@pilotlight/contracts/events/event';
import { TrainingAnswers } from '../installers/training-answers';
import type { RequestContext } from '../write-side/request-context';
import { answeredSoFar } from './questions.decisions';
import { UnansweredViews } from './unanswered-views';

export interface GivenAnswer {
  /** In the visitor's words where it is absent. */
  readonly question?: string | undefined;
  readonly answer: string;
}

export class AnswerQuestion extends Command<{ position: Position | null }> {
  constructor(
    readonly slug: string,
    readonly questionId: string,
    readonly given: GivenAnswer,
    readonly context: RequestContext,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuestion)
export class AnswerQuestionHandler implements ICommandHandler<AnswerQuestion> {
  constructor(
    private readonly views: UnansweredViews,
    private readonly trainings: TrainingAnswers,
  ) {}

  async execute({ slug, questionId, given, context }: AnswerQuestion): Promise<{ position: Position | null }> {
    const group = await this.views.group(slug, questionId);
    const pair = { question: given.question ?? group.question, answer: given.answer };
    const answer = { asked: group.askedIds, ...answeredSoFar(group), pair };
    return await this.trainings.answer(slug, answer, context);
  }
}
