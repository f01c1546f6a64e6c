import { type AnswerSource, answerSource, firmSource } from '@pilotlight/contracts/values/answer-source';
import { firmFactFields } from '@pilotlight/contracts/values/firm-facts';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { partsOf } from '../knowledge/message-parts';
import { isUsual } from '../knowledge/phrase-search';
import type { Ranked } from '../knowledge/rank';
import { termsOf } from '../knowledge/terms';
import { cardOf } from '../knowledge/trade-cards';
import type { DialogueInput } from './dialogue';
import { fieldOfFact, toldInField } from './firm/fact-fields';
import { asksRate, tellsRate } from './firm/finance-answer';
import { saidOfFirm } from './firm/firm-answers';
import { isOutsideOnly, placesAsked } from './firm/said-area';
import { holdsQuestion } from '../knowledge/holds-question';

/** `fact` is the training's field that would tell it, where the firm hasn't. */
export interface Answered {
  readonly words: string | null;
  readonly sources: readonly AnswerSource[];
  readonly fact: string | null;
}

const half = 0.5;

/** A tip for what is only reported is told once; what is asked again is answered again. */
const isKnown = (text: string, words: string, { history = [] }: DialogueInput): boolean =>
  !holdsQuestion(text) && history.some((line) => line.from === 'assistant' && line.text.includes(words));

const isSpeech = (text: string): boolean => {
  const terms = termsOf(text);
  return terms.filter((term) => isUsual(term)).length >= terms.length * half;
};

/** The training's field, and each place that was looked up on the map. */
const sourcesOf = (fact: string, text: string, { information = emptyTraining }: DialogueInput): AnswerSource[] => {
  const field = toldInField[fact];
  const places = fact === 'covers-place' ? placesAsked(text, information) : [];
  return [
    ...(field === undefined ? [] : [firmSource(field)]),
    ...places.map(({ name }) => answerSource('place', name)),
  ];
};

export const nothing: Answered = { words: null, sources: [], fact: null };

const ofPrices = new Set(['price-of-work', 'price-includes']);
/** Facts that are lists: of what isn't among them they tell nothing. */
const ofLists = new Set([
  'services',
  'certifications',
  'ways-to-pay',
  'brands',
  'reviews',
  'who-attends',
  'price-includes',
  'finance',
]);

/** Holds a word that no usual question has, nor the answer: "are you DBS checked?". */
export const asksForMore = (text: string, answer: string): boolean => {
  const told = new Set(termsOf(answer));
  const questions = partsOf(text).filter((part) => holdsQuestion(part.trim()));
  return termsOf(questions.join(' ') || text).some(
    (term) => term.length > 2 && !/\d/u.test(term) && !isUsual(term) && !told.has(term),
  );
};

const isBesideThePoint = (fact: string, text: string, said: string): boolean =>
  fact === 'finance' && asksRate(text) ? !tellsRate(said) : ofLists.has(fact) && asksForMore(text, said);

/** Of the facts that a firm tells one by one: a list that leaves out what was asked is no untold fact. */
const untoldFact = (name: string): string | null => firmFactFields.find((field) => field === fieldOfFact[name]) ?? null;

/** Beside another question, and where no visit is arranged here, what is said of the visit itself stands alone. */
export const howToBook = 'how-to-book';

const arrangesVisit = (input: DialogueInput): boolean =>
  (input.information ?? emptyTraining).flows.offersVisits && !isOutsideOnly(input);

export const ofSubject = ({ subject }: Ranked, text: string, input: DialogueInput): Answered => {
  if (subject.kind === 'card') {
    const isToldHere = isSpeech(text) && (subject.name !== howToBook || arrangesVisit(input));
    const card = isToldHere ? cardOf(subject.name) : undefined;
    if (!card || isKnown(text, card.says, input)) return nothing;
    return { words: card.says, sources: [answerSource('card', card.id)], fact: null };
  }
  if (subject.kind === 'none') return nothing;
  // "And how much?" is understood of all that was said with it.
  const asked = ofPrices.has(subject.name) ? input.text : text;
  const said = saidOfFirm(subject.name, { text: asked, input });
  const words = said !== null && isBesideThePoint(subject.name, text, said) ? null : said;
  if (words !== null) return { words, sources: sourcesOf(subject.name, asked, input), fact: null };
  return { ...nothing, fact: said === null ? untoldFact(subject.name) : null };
};
