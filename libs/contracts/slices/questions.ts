import { questionEvents } from '../events/question-events';
import {
  askForTrainingChange,
  finishTrainingChange,
  ownTrainingChanges,
  trainingChangesForAdmin,
} from '../http/training-changes';
import {
  acceptSuggestion,
  answerUnanswered,
  declineSuggestion,
  dismissUnanswered,
  ownUnanswered,
  suggestAnswer,
  unansweredForAdmin,
} from '../http/unanswered';
import { slice } from './slice';

export const questions = slice({
  category: 'questions',
  streamId: ({ slug }) => slug,
  subject: ({ slug }) => ({ slug, sessionId: null }),
  events: questionEvents,
  routes: {
    acceptSuggestion,
    answerUnanswered,
    declineSuggestion,
    dismissUnanswered,
    ownUnanswered,
    suggestAnswer,
    unansweredForAdmin,
    askForTrainingChange,
    finishTrainingChange,
    ownTrainingChanges,
    trainingChangesForAdmin,
  },
});
