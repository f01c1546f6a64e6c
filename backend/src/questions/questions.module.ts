import { Module } from '@nestjs/common';
import { UnansweredReader } from '@pilotlight/projections/unanswered/unanswered.reader';
import { InstallersModule } from '../installers/installers.module';
import { aggregate } from '../write-side/aggregate.module';
import { AcceptSuggestionHandler } from './accept-suggestion.command';
import { AnswerQuestionHandler } from './answer-question.command';
import { DeclineSuggestionHandler } from './decline-suggestion.command';
import { DismissQuestionsHandler } from './dismiss-questions.command';
import { QuestionsController } from './questions.controller';
import { questionsAggregate, QuestionsStream } from './questions.stream';
import { SuggestAnswerHandler } from './suggest-answer.command';
import { AskForTrainingChangeHandler, FinishTrainingChangeHandler } from './training-changes.command';
import { TrainingChangesController } from './training-changes.controller';
import { UnansweredViews } from './unanswered-views';

@Module({
  imports: [InstallersModule, aggregate(QuestionsStream, questionsAggregate, 500)],
  controllers: [QuestionsController, TrainingChangesController],
  providers: [
    AcceptSuggestionHandler,
    AnswerQuestionHandler,
    AskForTrainingChangeHandler,
    FinishTrainingChangeHandler,
    DeclineSuggestionHandler,
    DismissQuestionsHandler,
    SuggestAnswerHandler,
    UnansweredReader,
    UnansweredViews,
  ],
})
export class QuestionsModule {}
