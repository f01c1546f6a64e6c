import { z } from 'zod';
import { checkReply } from '../interlock/check-reply';
import { firmQuestionSchema, readKnowledge, tradeCardSchema } from './read-knowledge';

const cards = readKnowledge('trade-cards', z.array(tradeCardSchema));
const questions = readKnowledge('firm-questions', z.array(firmQuestionSchema));

/** As a search reads them: neither case nor marks tell two wordings apart. */
const asRead = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9£]+/gu, ' ')
    .trim();

const repeated = (all: readonly string[]): readonly string[] => all.filter((each, at) => all.indexOf(each) !== at);
const sentencesOf = (says: string): number => says.match(/[.!?](?=\s|$)/gu)?.length ?? 0;
const tellsANumber = (says: string): boolean => /\b0\d{3} \d{3} \d{3}\b/u.test(says);

describe('what any heating firm knows', () => {
  it('has an answer to at least 110 questions, each once', () => {
    expect(cards.length).toBeGreaterThanOrEqual(110);
    expect(repeated(cards.map(({ id }) => id))).toEqual([]);
    expect(repeated(cards.map(({ says }) => says))).toEqual([]);
  });

  it('is asked in ten to 24 ways, and a firm’s fact in 14 to 24', () => {
    expect(cards.filter(({ asked }) => asked.length < 10 || asked.length > 24).map(({ id }) => id)).toEqual([]);
    expect(questions.filter(({ asked }) => asked.length < 14 || asked.length > 24).map(({ fact }) => fact)).toEqual([]);
  });

  it('knows one answer, or one fact, to a wording', () => {
    expect(repeated([...cards, ...questions].flatMap(({ asked }) => asked.map(asRead)))).toEqual([]);
    expect(repeated(questions.map(({ fact }) => fact))).toEqual([]);
  });

  it('says nothing that a visitor must never be told', () => {
    const broken = cards.flatMap(({ id, says }) => {
      const verdict = checkReply(says, { emergency: false, allowedPrices: [] });
      return verdict.kind === 'ok' ? [] : [`${id}: ${verdict.rule} in "${says.slice(verdict.from, verdict.to)}"`];
    });
    expect(broken).toEqual([]);
  });

  it('names no price', () => {
    expect(
      cards.filter(({ says }) => /[£€$]|\d\s*(?:pounds?|quid|pence|p)\b/iu.test(says)).map(({ id }) => id),
    ).toEqual([]);
  });

  it('answers in two sentences, and in three where there is a number to ring', () => {
    const long = cards.filter(({ says }) => sentencesOf(says) > (tellsANumber(says) ? 3 : 2));
    expect(long.map(({ id }) => id)).toEqual([]);
    expect(cards.filter(({ says }) => !/[.!?]$/u.test(says)).map(({ id }) => id)).toEqual([]);
  });
});
