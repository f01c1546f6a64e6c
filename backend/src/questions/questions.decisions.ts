import type { QuestionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../write-side/refused';
import type { StandingGroup } from './standing';
import { concernsAny, type QuestionsState, type Suggestion } from './questions.state';

type DataOf<Type extends QuestionEvent['type']> = Extract<QuestionEvent, { type: Type }>['data'];

export const dismissedMeanwhile = (): Refused =>
  new Refused('Somebody else dismissed this question meanwhile.', 'changed-meanwhile');

export const decidedMeanwhile = (): Refused =>
  new Refused('Somebody else decided on this suggestion meanwhile.', 'changed-meanwhile');

/** Throws Refused where somebody has dismissed or answered it. */
export const requireOpen = ({ standing }: StandingGroup): void => {
  if (standing === 'dismissed') throw dismissedMeanwhile();
  if (standing !== 'open') throw new Refused('The training answers this question by now.', 'changed-meanwhile');
};

/** What is known of the answers to a question before one is given. Throws Refused where it was dismissed. */
export const answeredSoFar = ({ standing, settled }: StandingGroup): { isOpen: boolean; over: number | null } => {
  if (standing === 'dismissed') throw dismissedMeanwhile();
  return { isOpen: standing === 'open', over: settled?.draft ?? null };
};

export const dismissQuestions = (
  { dismissed }: QuestionsState,
  data: DataOf<'QuestionsDismissed'>,
): QuestionEvent[] => {
  if (dismissed.some((asked) => concernsAny(asked, data.asked))) throw dismissedMeanwhile();
  return [{ type: 'QuestionsDismissed', data }];
};

/** In the place of what was suggested for the same question before; the same words are no news. */
export const suggestAnswer = ({ suggestions }: QuestionsState, data: DataOf<'AnswerSuggested'>): QuestionEvent[] => {
  const before = suggestions.find(({ asked }) => concernsAny(asked, data.asked));
  if (before?.question === data.question && before.answer === data.answer) return [];
  return [{ type: 'AnswerSuggested', data }];
};

/** Throws Refused where it was declined or replaced. */
export const suggestionIn = ({ suggestions }: QuestionsState, suggestionId: string): Suggestion => {
  const found = suggestions.find(({ id }) => id === suggestionId);
  if (!found) throw decidedMeanwhile();
  return found;
};

export const declineSuggestion = (state: QuestionsState, data: DataOf<'AnswerSuggestionDeclined'>): QuestionEvent[] => {
  suggestionIn(state, data.suggestionId);
  return [{ type: 'AnswerSuggestionDeclined', data }];
};
