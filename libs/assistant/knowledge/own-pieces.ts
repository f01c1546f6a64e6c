import MiniSearch from 'minisearch';
import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import { holdsQuestion } from './holds-question';
import { partsOf } from './message-parts';
import { keyOf, likeness } from './phrase-search';
import { type Ranked, rank } from './rank';
import { termsOf, wordTermsOf } from './terms';

/** What a firm has written: an answer with the question that it was given to, or a sentence that stands by itself. */
export interface OwnPiece {
  readonly source: AnswerSource;
  readonly asked: string | null;
  readonly words: string;
  /** What it stands under, where that tells what it is about: "/heat-pumps". */
  readonly under?: string;
}

interface Read {
  readonly piece: OwnPiece;
  readonly asked: readonly string[];
  readonly askedWords: readonly string[];
  readonly terms: readonly string[];
  readonly wordTerms: readonly string[];
  about: readonly Ranked[] | null;
}

const mostRanked = 60;
const sureEnough = { pair: 0.15, sentence: 0.3, alone: 0.8 };
const most = 2;

/** Each is read once, and only where it is asked for. */
const aboutOf = (read: Read): readonly Ranked[] => {
  const { asked, words } = read.piece;
  read.about ??= rank(asked ?? words)
    .filter(({ subject, sure }) =>
      asked === null ? subject.kind === 'firm' && sure >= sureEnough.sentence : sure >= sureEnough.pair,
    )
    .slice(0, most);
  return read.about;
};

const isOnlyAbout = (read: Read, key: string): boolean => {
  const [first] = aboutOf(read);
  const isSure = read.piece.asked === null || (first?.sure ?? 0) >= sureEnough.alone;
  return first !== undefined && isSure && keyOf(first.subject) === key;
};

export const duration =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|ten|twelve|half an?)(?: (?:or|to) \w+)?[ -](?:minute|hour|day|week|month|year)s?\b/iu;
const [howLong = ''] = termsOf('how long');

export const asksHowLong = (text: string): boolean => termsOf(text).includes(howLong);

/** What a sentence tells beside its words: what its page is about, and how long something takes. */
const toldBeside = ({ words, asked, under = '' }: OwnPiece): readonly string[] => [
  ...termsOf(under.replaceAll(/[^\p{L}]+/gu, ' ')),
  ...(asked === null && duration.test(words) ? [howLong] : []),
];

interface OwnIndex {
  readonly read: readonly Read[];
  readonly search: MiniSearch<{ id: number; terms: string }>;
}

/** All that one firm has written, to be searched as often as it is asked. */
export const indexed = (pieces: readonly OwnPiece[]): OwnIndex => {
  const read = pieces.map((piece): Read => ({
    piece,
    asked: termsOf(piece.asked ?? ''),
    askedWords: wordTermsOf(piece.asked ?? ''),
    terms: [...termsOf(piece.words), ...toldBeside(piece)],
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

/** What was written about a subject, by its key: "Finance through Novuna" for who asks for a payment plan. */
export const aboutIn = ({ read }: OwnIndex, key: string): readonly OwnPiece[] =>
  read
    .slice(0, mostRanked)
    .filter((each) => isOnlyAbout(each, key))
    .map(({ piece }) => piece);

export interface OwnFound {
  readonly piece: OwnPiece;
  readonly sure: number;
  /** How much it is the very question that the piece answers; 0 of a sentence that answers none by itself. */
  readonly sameQuestion: number;
  /** The keys of what a pair's question, or a sentence, is about. */
  readonly about: () => readonly string[];
}

const nearest = 12;
const fewest = 2;
const loosely = 0.8;

interface Question {
  readonly terms: readonly string[];
  readonly wordTerms: readonly string[];
}

interface Asked {
  readonly question: Question;
  /** What of it asks, each by itself. */
  readonly parts: readonly Question[];
  /** The message that it is of. */
  readonly whole: Question;
}

const wholeWords = 3;

/** Three words and more, all of which it holds, though they make no synonym: "take old radiators away" for "take away". */
const holdsAll = (question: readonly string[], all: readonly string[]): boolean =>
  new Set(question).size >= wholeWords && question.every((term) => all.includes(term));

const shareIn = (question: readonly string[], all: readonly string[]): number => {
  const shared = new Set(question.filter((term) => all.includes(term))).size;
  return shared < fewest ? 0 : likeness(question, all).ofQuestion;
};

/** How much one question is the other: all that it asks, and all that the other does where the whole message is read along. */
const sameness = (question: readonly string[], asked: readonly string[], whole: readonly string[]): number =>
  Math.sqrt(likeness(question, asked).ofQuestion * likeness(whole, asked).ofPhrase);

/** "How much?" alone is no question of a message that says more. */
const isSaid = ({ terms }: Question, whole: Question): boolean =>
  terms.length >= fewest || terms.length === whole.terms.length;

/** How much of the question a piece is about: a pair by its question as well as by its answer. */
const foundOf = ({ question, parts, whole }: Asked, read: Read): OwnFound => {
  const { piece, asked, askedWords, terms, wordTerms } = read;
  const same = parts.flatMap((part) => [
    sameness(part.terms, asked, whole.terms),
    sameness(part.wordTerms, askedWords, whole.wordTerms),
  ]);
  const sameQuestion = Math.max(0, ...same);
  const share = holdsAll(question.wordTerms, wordTerms) ? 1 : shareIn(question.terms, [...asked, ...terms]);
  return {
    piece,
    sameQuestion,
    sure: Math.max(sameQuestion, piece.asked === null ? share : loosely * share),
    about: () => aboutOf(read).map(({ subject }) => keyOf(subject)),
  };
};

/** An amount is of no question's matter. */
const isAmount = (term: string): boolean => /^(?:\d+|pound)$/u.test(term);
const withoutAmounts = (terms: readonly string[]): readonly string[] => terms.filter((term) => !isAmount(term));

const questionOf = (text: string): Question => ({
  terms: withoutAmounts(termsOf(text)),
  wordTerms: withoutAmounts(wordTermsOf(text)),
});

/** A question in its own words, with what they point back to, and in the message that it is of. */
export interface AskedOfOwn {
  readonly bare: string;
  readonly text: string;
  readonly message: string;
}

/** The pieces that are about what is asked, the surest first; `sure` is from 0 to 1. */
export const foundIn = ({ read, search }: OwnIndex, { bare, text, message }: AskedOfOwn): readonly OwnFound[] => {
  const [asked, whole] = [questionOf(text), questionOf(message)];
  if (asked.terms.length === 0) return [];
  const asking = partsOf(bare).filter((part) => holdsQuestion(part.trim()));
  const parts = asking.map(questionOf).filter((part) => isSaid(part, whole));
  const all = {
    question: asked,
    parts: parts.length > 0 ? parts : [questionOf(bare)].filter((each) => isSaid(each, whole)),
    whole,
  };
  return search
    .search([...new Set([...whole.terms, ...whole.wordTerms])].join(' '))
    .slice(0, nearest)
    .flatMap(({ id }) => {
      const found = read[Number(id)];
      return found ? [foundOf(all, found)] : [];
    })
    .toSorted((one, other) => other.sure - one.sure);
};
