import { answerSource } from '@pilotlight/contracts/values/answer-source';
import type { Training } from '@pilotlight/contracts/values/training';
import { aboutIn, foundIn, indexed, type OwnFound, type OwnPiece } from '../../knowledge/own-pieces';
import { allowedPrices } from '../../interlock/allowed-prices';
import { checkReply } from '../../interlock/check-reply';
import { ownWords } from '../own-words';
import { passagesOf } from '../website-passages';
import { isOfTheSame } from './same-work';

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Answers to questions first: where two are as sure, the firm's own answer is taken. */
const piecesOf = (training: Training): readonly OwnPiece[] => {
  const rules = { emergency: false, allowedPrices: allowedPrices(training) };
  const pairs = (training.pairs ?? []).map(({ question, answer }) => ({
    source: answerSource('pair', question),
    asked: question,
    words: answer,
  }));
  const written = ownWords(training).map((words) => ({ source: 'firm:about-us', asked: null, words }));
  const pages = (training.pages ?? []).flatMap((page) =>
    passagesOf(page, allowedPrices(training)).map((words) => ({
      source: answerSource('site', pathOf(page.url)),
      asked: null,
      words,
    })),
  );
  return [...pairs.filter(({ words }) => checkReply(words, rules).kind === 'ok'), ...written, ...pages];
};

const known = new WeakMap<Training, ReturnType<typeof indexed>>();

/** A firm's writings are read once. */
const indexOf = (training: Training) => {
  const index = known.get(training) ?? indexed(piecesOf(training));
  known.set(training, index);
  return index;
};

/** What the firm has written that is about a question, the surest first. */
export const ownWordsFound = (training: Training, question: string): readonly OwnFound[] =>
  foundIn(indexOf(training), question).filter(
    ({ piece }) => piece.asked !== null || isOfTheSame(question, piece.words),
  );

/** What the firm has written of one of its facts, where it hasn't told it by itself. */
export const ownWordsAbout = (training: Training, fact: string, question: string): OwnPiece | null =>
  aboutIn(indexOf(training), fact).find(({ words }) => isOfTheSame(question, words)) ?? null;
