import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import type { OwnFound, OwnPiece } from '../knowledge/own-pieces';
import { type Ranked, rank } from '../knowledge/rank';
import { termsOf } from '../knowledge/terms';
import { partsOf } from './message-parts';
import { type Answered, asksForMore, howToBook, nothing, ofSubject } from './answered';
import type { DialogueInput } from './dialogue';
import { holdsQuestion } from './holds-question';
import { saidOfFirm } from './firm/firm-answers';
import { ownWordsAbout, ownWordsFound } from './firm/own-words-found';
import { placesAsked } from './firm/said-area';
import { isPlainlyNamed, serviceSaid } from './firm/said-services';

/** How sure it must be: of a question, of each of several, of a report, and of the firm's own writings. */
const enough = { question: 0.38, each: 0.5, report: 0.7, own: 0.6, ownAlone: 0.75 };
const most = 3;
const asLikely = 0.85;

const ofOwn = ({ piece }: OwnFound): Answered => ({ words: piece.words, sources: [piece.source], fact: null });

const asksOfPlaces =
  /\b(?:cover|come|out to|near|in|around|area|patch|travel|go|reach|serve|what about|how about|and)\b/iu;
const fewTerms = 3;

/** Names a place, and asks about little else: "and Garforth?". */
const isOfAPlace = (text: string, information: Training): boolean =>
  placesAsked(text, information).length > 0 && (termsOf(text).length <= fewTerms || asksOfPlaces.test(text));

const aDay = /\b(?:today|tonight|tomorrow|tmrw|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/iu;

/** A bare day or place asks whether the firm is there then: "Sunday?", "and Garforth?". */
const ofBareWords = (text: string, input: DialogueInput): Answered => {
  const { information = emptyTraining } = input;
  if (!holdsQuestion(text)) return nothing;
  if (isOfAPlace(text, information)) {
    const words = saidOfFirm('covers-place', { text, input });
    if (words) return { words, sources: ['firm:coverage-area'], fact: null };
  }
  const words =
    aDay.test(text) && termsOf(text).length <= fewTerms ? saidOfFirm('open-now-or-then', { text, input }) : null;
  return words ? { words, sources: ['firm:opening-hours'], fact: null } : nothing;
};

const ofPlainService = (text: string, input: DialogueInput, beside: Ranked | undefined): Answered => {
  const { information = emptyTraining } = input;
  const words = isPlainlyNamed(information, text) ? serviceSaid(information, text) : null;
  if (words === null) return nothing;
  const more = beside && words.startsWith('Yes') ? ofSubject(beside, text, input) : nothing;
  return {
    words: [words, more.words].filter(Boolean).join(' '),
    sources: ['firm:services', ...more.sources],
    fact: null,
  };
};

/** What the firm hasn't told by itself it may have written somewhere; else it is asked, unless something else was as likely meant. */
const untold = (
  first: Ranked,
  second: Ranked | undefined,
  own: OwnFound | undefined,
  text: string,
  input: DialogueInput,
): Answered => {
  const { information = emptyTraining } = input;
  if (own && own.sure >= enough.own) return ofOwn(own);
  const about = first.subject.kind === 'firm' ? ownWordsAbout(information, first.subject.name, text) : null;
  if (about && isToThePoint(text, about) && !asksForMore(text, about.words))
    return { words: about.words, sources: [about.source], fact: null };
  const isMeant = second && (first.subject.kind !== 'firm' || second.sure >= first.sure * asLikely);
  return isMeant ? ofSubject(second, text, input) : nothing;
};

const asPrices = new Set(['price-of-work', 'call-out-charge', 'price-includes']);
const ofMoney = /£|\b(?:free|charges?|includ\w+|extra|vat|cost)\b/iu;

/** A price is told by words of money, and a sentence is whole. */
const isToThePoint = (text: string, { words, asked }: OwnPiece): boolean => {
  const [first] = rank(text);
  const asksPrice = first !== undefined && first.sure >= enough.question && asPrices.has(first.subject.name);
  return (!asksPrice || ofMoney.test(words)) && (asked !== null || /[.!]$/u.test(words));
};

/** One question: what the firm answered to it before, then what it has told, then what it wrote, then what any firm knows. */
const ofOne = (text: string, input: DialogueInput, sure: number): Answered => {
  const { information = emptyTraining } = input;
  const written = ownWordsFound(information, text).filter(({ piece }) => isToThePoint(text, piece));
  const [own] = written;
  const answeredBefore = written.find((each) => each.sameQuestion >= enough.own);
  if (answeredBefore) return ofOwn(answeredBefore);
  const [first, second] = rank(text).filter((each) => each.sure >= sure);
  if (first?.subject.kind !== 'firm') {
    const service = ofPlainService(text, input, first);
    if (service.words !== null) return service;
    if (own && own.sure >= enough.ownAlone) return ofOwn(own);
  }
  const isUnsure = first === undefined || first.subject.kind === 'none' || first.sure < enough.each;
  const bare = isUnsure ? ofBareWords(text, input) : nothing;
  if (bare.words !== null) return bare;
  if (first === undefined) return own && own.sure >= enough.ownAlone ? ofOwn(own) : nothing;
  const answered = ofSubject(first, text, input);
  if (answered.words !== null) return answered;
  const other = untold(first, second, own, text, input);
  return other.words === null ? answered : other;
};

const subjectOf = (text: string): string => {
  const [first] = rank(text);
  // "Went black, do you take cards?": what is only told is no question beside one unless it is plain.
  const sure = holdsQuestion(text) ? enough.each : enough.report;
  return first && first.sure >= sure && first.subject.kind !== 'none' ? first.subject.name : '';
};

/** The questions of a message: each by itself where they are about different things. */
const questionsIn = (text: string): readonly string[] => {
  const parts = partsOf(text).filter((part) => subjectOf(part) !== '');
  const different = new Map(parts.map((part) => [subjectOf(part), part.trim()]));
  if (different.size < 2) return [text];
  different.delete(howToBook);
  return [...different.values()].slice(0, most);
};

/** Answers what a message asks from one body of knowledge; of a message that only reports, what helps with it. */
export const answerQuestions = (input: DialogueInput, asks: boolean): Answered => {
  if (!asks) {
    const [first] = rank(input.text);
    return first && first.sure >= enough.report ? ofSubject(first, input.text, input) : nothing;
  }
  const questions = questionsIn(input.text);
  const answers = questions.map((each) => ofOne(each, input, questions.length > 1 ? enough.each : enough.question));
  const said = answers.flatMap(({ words }) => words ?? []);
  return {
    words: said.length > 0 ? [...new Set(said)].join(' ') : null,
    sources: answers.flatMap(({ sources }) => sources),
    fact: answers.find(({ fact }) => fact !== null)?.fact ?? null,
  };
};
