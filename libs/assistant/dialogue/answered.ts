import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { isUsual } from '../knowledge/phrase-search';
import type { Ranked } from '../knowledge/rank';
import { termsOf } from '../knowledge/terms';
import { cardOf } from '../knowledge/trade-cards';
import type { DialogueInput } from './dialogue';
import { fieldOfFact } from './firm/fact-fields';
import { saidOfFirm } from './firm/firm-answers';
import { isOutsideOnly } from './firm/said-area';

/** `fact` is the training's field that would tell it, where the firm hasn't. */
export interface Answered {
  readonly words: string | null;
  readonly sources: readonly AnswerSource[];
  readonly fact: string | null;
}

const wasSaid = ({ history = [] }: DialogueInput, words: string): boolean =>
  history.some(({ from, text }) => from === 'assistant' && text.includes(words));

export const nothing: Answered = { words: null, sources: [], fact: null };

const ofPrices = new Set(['price-of-work', 'price-includes']);
/** Facts that are lists: of what isn't among them they tell nothing. */
const ofLists = new Set([
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
  return termsOf(text).some((term) => term.length > 2 && !/\d/u.test(term) && !isUsual(term) && !told.has(term));
};

/** Beside another question, and where no visit is arranged here, what is said of the visit itself stands alone. */
export const howToBook = 'how-to-book';

const arrangesVisit = (input: DialogueInput): boolean =>
  (input.information ?? emptyTraining).flows.offersVisits && !isOutsideOnly(input);

export const ofSubject = ({ subject }: Ranked, text: string, input: DialogueInput): Answered => {
  if (subject.kind === 'card') {
    const card = subject.name !== howToBook || arrangesVisit(input) ? cardOf(subject.name) : undefined;
    return card && !wasSaid(input, card.says)
      ? { words: card.says, sources: [`card:${card.id}`], fact: null }
      : nothing;
  }
  if (subject.kind === 'none') return nothing;
  // "And how much?" is understood of all that was said with it.
  const asked = ofPrices.has(subject.name) ? input.text : text;
  const said = saidOfFirm(subject.name, { text: asked, input });
  const words = said !== null && ofLists.has(subject.name) && asksForMore(text, said) ? null : said;
  return words === null
    ? { ...nothing, fact: fieldOfFact[subject.name] ?? null }
    : { words, sources: [`firm:${subject.name}`], fact: null };
};
