import type { Unanswered, UnansweredQuestion } from '@pilotlight/contracts/http/unanswered';

const id = (number: number): string => `018f5b7e-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const cards: UnansweredQuestion = {
  id: id(1),
  question: 'Do you take cards?',
  asked: 4,
  firstAskedAt: '2026-11-02T10:00:00.000Z',
  lastAskedAt: '2026-11-19T10:00:00.000Z',
  conversations: [
    { sessionId: id(101), at: '2026-11-19T10:00:00.000Z' },
    { sessionId: id(102), at: '2026-11-02T10:00:00.000Z' },
  ],
  standing: 'open',
};

export const reviews: UnansweredQuestion = {
  ...cards,
  id: id(2),
  question: 'Any reviews?',
  asked: 1,
  standing: 'drafted',
};

export const suggestion = {
  id: id(9),
  questionId: cards.id,
  question: 'Do you take cards?',
  answer: 'All but American Express.',
  at: '2026-11-20T10:00:00.000Z',
} as const;

/** The answer to the list's call. */
export const unanswered = (more: Partial<Unanswered> = {}) => {
  const questions = more.questions ?? [];
  return { body: { questions, total: questions.length, gaps: [], suggestions: [], ...more } };
};

export const listQuery = (show: 'open' | 'settled' = 'open', page = 1): string =>
  `?show=${show}&page=${page}&pageSize=10`;
