import type { InstallerEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AnsweredQuestion } from '@pilotlight/contracts/values/firm-facts';
import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { refusalOf, stateAfter } from '../testing/past';
import { answerQuestion, type QuestionAnswer } from './answer-question.decisions';
import { installerAggregate } from './installer.stream';

const slug = 'leeds-heating';
const created: InstallerEvent = {
  type: 'InstallerCreated',
  data: {
    slug,
    installerId: '6f0a1c52-7b52-4a53-8d43-0a6c5a1a1f01',
    name: 'Leeds Heating',
    registrationSource: 'admin',
  },
};
const id = (number: number) => `018f5b7e-0000-4000-8000-00000000000${number}`;
const cards: AnsweredQuestion = { question: 'Do you take cards?', answer: 'Yes.' };
const reviews: AnsweredQuestion = { question: 'Any reviews?', answer: 'On our website.' };
const page = { url: 'https://leeds.example', at: '2026-03-02T08:00:00.000Z', text: 'Boilers', problem: null };
const telling = (...pairs: AnsweredQuestion[]): Training => ({
  ...emptyTraining,
  customPrompt: 'Be kind',
  pages: [page],
  pairs,
});
const drafted = (draft: number, training: Training, answers?: { asked: string[]; pair: AnsweredQuestion }) =>
  ({
    type: 'InstallerTrainingDrafted',
    data: { slug, draft, training, ...(answers && { answers }) },
  }) satisfies InstallerEvent;
const given = (...past: InstallerEvent[]) => stateAfter(installerAggregate, [created, ...past]);
const toAnswer = (pair: AnsweredQuestion, more: Partial<QuestionAnswer> = {}): QuestionAnswer => ({
  asked: [id(1), id(2)],
  isOpen: true,
  over: null,
  pair,
  ...more,
});

it('stands in the next draft after the other answers, and all else stays as it was', () => {
  const answers = { asked: [id(1), id(2)], pair: cards };
  expect(answerQuestion(given(drafted(4, telling(reviews))), toAnswer(cards))).toEqual([
    drafted(5, telling(reviews, cards), answers),
  ]);
  expect(answerQuestion(given(), toAnswer(cards))).toEqual([drafted(1, { ...emptyTraining, pairs: [cards] }, answers)]);
});

it('names the suggestion that it takes up', () => {
  expect(answerQuestion(given(), toAnswer(cards, { suggestionId: id(9) }))).toMatchObject([
    { data: { answers: { suggestionId: id(9) } } },
  ]);
});

it('takes the place of an older answer to the same question, where that didn’t help', () => {
  const now = given(drafted(1, telling(cards, reviews), { asked: [id(1)], pair: cards }));
  const better = { question: 'do you take my card', answer: 'Visa and Mastercard.' };
  expect(answerQuestion(now, toAnswer(better, { over: 1 }))).toMatchObject([
    { data: { draft: 2, training: { pairs: [better, reviews] } } },
  ]);
});

describe('where somebody has answered one of the questions meanwhile', () => {
  const now = given(drafted(1, telling(cards), { asked: [id(2)], pair: cards }));

  it('another answer is refused with the first one’s words', () => {
    expect(refusalOf(() => answerQuestion(now, toAnswer({ ...cards, answer: 'No.' })))).toEqual([
      'Somebody else answered this meanwhile: “Yes.”',
      'changed-meanwhile',
    ]);
  });

  it('an answer is refused too where they were known to have one', () => {
    const late = toAnswer({ ...cards, answer: 'No.' }, { isOpen: false, over: 1 });
    expect(refusalOf(() => answerQuestion(now, late))[0]).toMatch(/“Yes.”/);
    expect(refusalOf(() => answerQuestion(given(), late))[0]).toBe('The training answers this question by now.');
  });

  it('the same answer is no news', () => {
    expect(answerQuestion(now, toAnswer(cards))).toEqual([]);
  });
});

it('is refused where the training has no room, and where there is no such installer', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ question: `Is it number ${index}?`, answer: 'Yes.' }));
  const [message] = refusalOf(() => answerQuestion(given(drafted(1, telling(...many))), toAnswer(cards)));
  expect(message).toMatch(/100 questions and answers/);
  expect(refusalOf(() => answerQuestion({ status: 'unregistered' }, toAnswer(cards)))[1]).toBe('not-found');
});
