import MiniSearch from 'minisearch';
import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import { likeness } from './phrase-search';
import { rank } from './rank';
import { termsOf, wordTermsOf } from './terms';

/** What a firm has written: an answer with the question that it was given to, or a sentence that stands by itself. */
export interface OwnPiece {
  readonly source: AnswerSource;
  readonly asked: string | null;
  readonly words: string;
}

interface Read {
  readonly piece: OwnPiece;
  readonly asked: readonly string[];
  readonly terms: readonly string[];
  readonly wordTerms: readonly string[];
  about: string | null;
}

const mostRanked = 60;
const sureEnough = 0.3;

const aboutOf = (words: string): string => {
  const [first] = rank(words).filter(({ subject, sure }) => subject.kind === 'firm' && sure >= sureEnough);
  return first?.subject.name ?? '';
};

interface OwnIndex {
  readonly read: readonly Read[];
  readonly search: MiniSearch<{ id: number; terms: string }>;
}

/** All that one firm has written, to be searched as often as it is asked. */
export const indexed = (pieces: readonly OwnPiece[]): OwnIndex => {
  const read = pieces.map((piece): Read => ({
    piece,
    asked: termsOf(piece.asked ?? ''),
    terms: termsOf(piece.words),
    wordTerms: wordTermsOf(piece.words),
    about: null,
  }));
  const search = new MiniSearch<{ id: number; terms: string }>({
    fields: ['terms'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term || null,
  });
  search.addAll(
    read.map(({ asked, terms, wordTerms }, id) => ({
      id,
      terms: [...asked, ...new Set([...terms, ...wordTerms])].join(' '),
    })),
  );
  return { read, search };
};

/** Sentences whose own words are about a subject: "Finance through Novuna" for who asks for a payment plan. Each is read once. */
export const aboutIn = ({ read }: OwnIndex, subject: string): readonly OwnPiece[] =>
  read
    .filter((each) => each.piece.asked === null)
    .slice(0, mostRanked)
    .filter((each) => (each.about ??= aboutOf(each.piece.words)) === subject)
    .map(({ piece }) => piece);

export interface OwnFound {
  readonly piece: OwnPiece;
  readonly sure: number;
  /** How much it is the very question that the piece answers; 0 of a sentence that answers none by itself. */
  readonly sameQuestion: number;
}

const nearest = 12;
const fewest = 2;
const loosely = 0.8;

interface Question {
  readonly terms: readonly string[];
  readonly wordTerms: readonly string[];
}

const wholeWords = 3;

/** Three words and more, all of which it holds, though they make no synonym: "take old radiators away" for "take away". */
const holdsAll = (question: readonly string[], all: readonly string[]): boolean =>
  new Set(question).size >= wholeWords && question.every((term) => all.includes(term));

const shareIn = (question: readonly string[], all: readonly string[]): number => {
  const shared = new Set(question.filter((term) => all.includes(term))).size;
  return shared < fewest ? 0 : likeness(question, all).ofQuestion;
};

/** How much of the question a piece is about: a pair by its question as well as by its answer. */
const foundOf = (question: Question, { piece, asked, terms, wordTerms }: Read): OwnFound => {
  const byQuestion = likeness(question.terms, asked);
  const sure = holdsAll(question.wordTerms, wordTerms) ? 1 : shareIn(question.terms, [...asked, ...terms]);
  const sameQuestion = Math.sqrt(byQuestion.ofQuestion * byQuestion.ofPhrase);
  return { piece, sameQuestion, sure: Math.max(sameQuestion, piece.asked === null ? sure : loosely * sure) };
};

/** The pieces that are about what is asked, the surest first; `sure` is from 0 to 1. */
export const foundIn = ({ read, search }: OwnIndex, question: string): readonly OwnFound[] => {
  const [terms, wordTerms] = [termsOf(question), wordTermsOf(question)];
  if (terms.length === 0) return [];
  return search
    .search([...new Set([...terms, ...wordTerms])].join(' '))
    .slice(0, nearest)
    .flatMap(({ id }) => {
      const found = read[Number(id)];
      return found ? [foundOf({ terms, wordTerms }, found)] : [];
    })
    .toSorted((one, other) => other.sure - one.sure);
};
