import type { QuestionEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { refusalOf, stateAfter } from '../testing/past';
import { declineSuggestion, dismissQuestions, suggestAnswer, suggestionIn } from './questions.decisions';
import { questionsAggregate } from './questions.stream';

const slug = 'leeds-heating';
const id = (number: number) => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;
const given = (...past: QuestionEvent[]) => stateAfter(questionsAggregate, past);
const dismissed = (...asked: string[]): QuestionEvent => ({ type: 'QuestionsDismissed', data: { slug, asked } });
const suggested = (number: number, asked: string, answer = 'Yes.') =>
  ({
    type: 'AnswerSuggested',
    data: { slug, suggestionId: id(number), asked: [asked], question: 'Do you take cards?', answer },
  }) satisfies QuestionEvent;
const declined = (number: number) =>
  ({ type: 'AnswerSuggestionDeclined', data: { slug, suggestionId: id(number) } }) satisfies QuestionEvent;

it('questions are dismissed once, though by another of the same meaning', () => {
  const data = { slug, asked: [id(1), id(2)] };
  expect(dismissQuestions(given(dismissed(id(3))), data)).toEqual([dismissed(id(1), id(2))]);
  expect(refusalOf(() => dismissQuestions(given(dismissed(id(2))), data))[1]).toBe('changed-meanwhile');
});

describe('a suggestion', () => {
  it('takes the place of the one before for the same question, and the same words are no news', () => {
    const now = given(suggested(11, id(1)), suggested(12, id(2)));
    const better = suggested(13, id(1), 'Visa and Mastercard.');
    expect(suggestAnswer(now, better.data)).toEqual([better]);
    expect(suggestAnswer(now, suggested(14, id(1)).data)).toEqual([]);
    expect(given(suggested(11, id(1)), suggested(12, id(2)), better).suggestions.map((each) => each.id)).toEqual([
      id(12),
      id(13),
    ]);
  });

  it('is declined once, and neither where another has taken its place', () => {
    expect(declineSuggestion(given(suggested(11, id(1))), declined(11).data)).toEqual([declined(11)]);
    for (const past of [
      [suggested(11, id(1)), declined(11)],
      [suggested(11, id(1)), suggested(12, id(1), 'No.')],
    ]) {
      expect(refusalOf(() => declineSuggestion(given(...past), declined(11).data))[1]).toBe('changed-meanwhile');
      expect(refusalOf(() => suggestionIn(given(...past), id(11)))[1]).toBe('changed-meanwhile');
    }
  });

  it('makes room for newer ones after fifty', () => {
    const { suggestions } = given(...Array.from({ length: 51 }, (_, number) => suggested(number, id(500 + number))));
    expect([suggestions.length, suggestions[0]?.id]).toEqual([50, id(1)]);
  });
});
