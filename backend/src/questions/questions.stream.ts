import type { QuestionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { questionEvents } from '@pilotlight/contracts/events/question-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveQuestions, nothingDecided, type QuestionsState } from './questions.state';

export const questionsAggregate: Aggregate<QuestionsState, QuestionEvent> = {
  initialState: nothingDecided,
  evolve: evolveQuestions,
  isOwnEvent: eventsAmong(questionEvents),
};

export class QuestionsStream extends AggregateStore<QuestionsState, QuestionEvent> {}
