import type { QuestionEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

export interface Suggestion {
  readonly id: string;
  readonly asked: readonly string[];
  readonly question: string;
  readonly answer: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

export interface QuestionsState {
  /** Not declined, oldest first; one of them is taken up by a draft of the training, which this stream doesn't know. */
  readonly suggestions: readonly Suggestion[];
  /** The questions of the newest dismissals. */
  readonly dismissed: readonly (readonly string[])[];
}

export const nothingDecided: QuestionsState = { suggestions: [], dismissed: [] };

/** An older one makes room: by then nobody will look at it. */
const most = { suggestions: 50, dismissals: 100 } as const;

export const concernsAny = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((id) => other.includes(id));

export const evolveQuestions = (state: QuestionsState, event: RecordedEvent<QuestionEvent>): QuestionsState => {
  switch (event.type) {
    case 'QuestionsDismissed':
      return { ...state, dismissed: [...state.dismissed, event.data.asked].slice(-most.dismissals) };
    case 'AnswerSuggested': {
      const { suggestionId: id, asked, question, answer } = event.data;
      const others = state.suggestions.filter((each) => !concernsAny(each.asked, asked));
      return {
        ...state,
        suggestions: [...others, { id, asked, question, answer, at: event.at }].slice(-most.suggestions),
      };
    }
    case 'AnswerSuggestionDeclined':
      return { ...state, suggestions: state.suggestions.filter(({ id }) => id !== event.data.suggestionId) };
  }
};
