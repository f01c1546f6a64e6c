import { answerSource, firmSource } from '@pilotlight/contracts/values/answer-source';
import type { FirmFact } from '@pilotlight/contracts/values/firm-facts';
import type { Training } from '@pilotlight/contracts/values/training';
import { type AskedOfOwn, aboutIn, foundIn, indexed, type OwnFound, type OwnPiece } from '../../knowledge/own-pieces';
import { allowedPrices } from '../../interlock/allowed-prices';
import { checkReply } from '../../interlock/check-reply';
import { ownWords } from '../own-words';
import { passagesOf, sentencesOf } from '../website-passages';
import { firmAnswers } from './firm-answers';
import { isOfTheSame } from './same-work';

/** What a firm tells of these in whole sentences may answer more than the fact is asked for. */
const toldInSentences = [
  'whoAttends',
  'leadTime',
  'guarantees',
  'waysToPay',
  'finance',
  'insurance',
] as const satisfies readonly FirmFact[];

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
      under: pathOf(page.url),
    })),
  );
  const facts = toldInSentences.flatMap((field) =>
    sentencesOf(training.facts?.[field] ?? '')
      .filter((words) => /[.!]$/u.test(words) && checkReply(words, rules).kind === 'ok')
      .map((words) => ({ source: firmSource(field), asked: null, words })),
  );
  return [...pairs.filter(({ words }) => checkReply(words, rules).kind === 'ok'), ...written, ...facts, ...pages];
};

const known = new WeakMap<Training, ReturnType<typeof indexed>>();

/** A firm's writings are read once. */
const indexOf = (training: Training) => {
  const index = known.get(training) ?? indexed(piecesOf(training));
  known.set(training, index);
  return index;
};

/** What the firm has written that is about a question, the surest first. */
export const ownWordsFound = (training: Training, asked: AskedOfOwn): readonly OwnFound[] =>
  foundIn(indexOf(training), asked).filter(({ piece }) => piece.asked !== null || isOfTheSame(asked.text, piece.words));

/** What the firm has written of one of its facts, where it hasn't told it by itself. */
export const ownWordsAbout = (training: Training, fact: string, question: string): OwnPiece | null =>
  aboutIn(indexOf(training), `firm:${fact}`).find(({ asked, words }) =>
    asked === null ? isOfTheSame(question, words) : firmAnswers[fact] === undefined,
  ) ?? null;
