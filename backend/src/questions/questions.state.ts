import type { QuestionEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';

export interface Suggestion {
  readonly id: string;
  readonly asked: readonly string[];
  readonly question: string;
  readonly answer: string;
  /** ISO 8601 UTC. */
  readonly at: string;
}

/** A change of the training that the installer asked for; `doneAt` is null while it waits. Times are ISO 8601 UTC. */
export interface AskedChange {
  readonly id: string;
  readonly text: string;
  readonly askedAt: string;
  readonly doneAt: string | null;
}

export interface QuestionsState {
  /** Not declined, oldest first; one of them is taken up by a draft of the training, which this stream doesn't know. */
  readonly suggestions: readonly Suggestion[];
  /** The questions of the newest dismissals. */
  readonly dismissed: readonly (readonly string[])[];
  /** Those that wait and the newest that are done, oldest first. */
  readonly changes: readonly AskedChange[];
}

export const nothingDecided: QuestionsState = { suggestions: [], dismissed: [], changes: [] };

/** An older one makes room: by then nobody will look at it. */
const most = { suggestions: 50, dismissals: 100, changes: 30 } as const;

/** The oldest that are done make room. */
const newest = (changes: readonly AskedChange[]): readonly AskedChange[] => {
  const over = Math.max(0, changes.length - most.changes);
  const gone = new Set(changes.filter(({ doneAt }) => doneAt !== null).slice(0, over));
  return changes.filter((change) => !gone.has(change));
};

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
    case 'TrainingChangeAsked': {
      const { changeId: id, text } = event.data;
      return { ...state, changes: newest([...state.changes, { id, text, askedAt: event.at, doneAt: null }]) };
    }
    case 'TrainingChangeDone': {
      const done = state.changes.map((each) =>
        each.id === event.data.changeId ? { ...each, doneAt: event.at } : each,
      );
      return { ...state, changes: newest(done) };
    }
    case 'AnswerSuggestionDeclined':
      return { ...state, suggestions: state.suggestions.filter(({ id }) => id !== event.data.suggestionId) };
  }
};
