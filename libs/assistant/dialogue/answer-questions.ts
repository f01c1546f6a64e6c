import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import type { OwnFound } from '../knowledge/own-pieces';
import { followUpOf } from '../knowledge/follow-up';
import { type Ranked, rank } from '../knowledge/rank';
import { termsOf } from '../knowledge/terms';
import { type Question, questionsIn } from './questions-in';
import { enough, isSurelyOfTrade, isToThePoint } from './to-the-point';
import { type Answered, asksForMore, nothing, ofSubject } from './answered';
import type { DialogueInput } from './dialogue';
import { holdsQuestion } from '../knowledge/holds-question';
import { asksRate } from './firm/finance-answer';
import { saidOfFirm } from './firm/firm-answers';
import { answeredBefore, isAsideOf, ofOwn, ofSameSubject } from './firm/written-answers';
import { ownWordsAbout, ownWordsFound } from './firm/own-words-found';
import { placesAsked } from './firm/said-area';
import { isPlainlyNamed, namesNotOffered, serviceSaid } from './firm/said-services';
import { tellsOwnContact } from './own-contact-told';
import { wantsWork } from './wish-for-work';

const asLikely = 0.85;

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
  const isNamed =
    isPlainlyNamed(information, text) ||
    (!isSurelyOfTrade(beside) && wantsWork(input) && namesNotOffered(information, text));
  const words = isNamed ? serviceSaid(information, text) : null;
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

const ofFinance: Ranked = { subject: { kind: 'firm', name: 'finance' }, sure: 1 };

/** One question: what the firm answered to it before, then what it has told, then what it wrote, then what any firm knows. */
const ofOne = ({ bare, text }: Question, input: DialogueInput, sure: number): Answered => {
  const { information = emptyTraining } = input;
  const written = ownWordsFound(information, { bare, text, message: input.text }).filter(({ piece }) =>
    isToThePoint(text, piece),
  );
  const [own] = written;
  const [first, second] = asksRate(text) ? [ofFinance] : rank(text).filter((each) => each.sure >= sure);
  if (tellsOwnContact(text, first)) return nothing;
  const before = answeredBefore(bare, written, first) ?? (first && ofSameSubject(written, first, text, input));
  if (before) return ofOwn(before);
  if (first?.subject.kind !== 'firm') {
    const service = ofPlainService(text, input, first);
    if (service.words !== null) return service;
    if (own && own.sure >= enough.ownAlone && (own.about().length === 0 || !isAsideOf(first, own))) return ofOwn(own);
  }
  const isUnsure = first === undefined || first.subject.kind === 'none' || first.sure < enough.each;
  const ofWords = isUnsure ? ofBareWords(text, input) : nothing;
  if (ofWords.words !== null) return ofWords;
  if (first === undefined) return own && own.sure >= enough.ownAlone ? ofOwn(own) : nothing;
  const answered = ofSubject(first, text, input);
  if (answered.words !== null) return answered;
  const other = untold(first, second, own, text, input);
  return other.words === null ? answered : other;
};

/** Answers what a message asks from one body of knowledge; of a message that only reports, what helps with it. */
export const answerQuestions = (told: DialogueInput, asks: boolean): Answered => {
  const { information = emptyTraining } = told;
  if (!asks) {
    const [first] = rank(told.text);
    if (!first || first.sure < enough.report || tellsOwnContact(told.text, first)) return nothing;
    const own = ofSameSubject(
      ownWordsFound(information, { bare: told.text, text: told.text, message: told.text }),
      first,
      told.text,
      told,
    );
    return own ? ofOwn(own) : ofSubject(first, told.text, told);
  }
  const meant = followUpOf(told.text, told.history ?? []);
  const input = meant === null || isOfAPlace(told.text, information) ? told : { ...told, text: meant };
  const questions = questionsIn(input);
  const answers = questions.map((each) => ofOne(each, input, questions.length > 1 ? enough.each : enough.question));
  const said = answers.flatMap(({ words }) => words ?? []);
  return {
    words: said.length > 0 ? [...new Set(said)].join(' ') : null,
    sources: answers.flatMap(({ sources }) => sources),
    fact: answers.find(({ fact }) => fact !== null)?.fact ?? null,
  };
};
