import type { AnswerSource } from '@pilotlight/contracts/values/answer-source';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { answerQuestions } from './answer-questions';
import { howToBook } from './answered';
import { answerTo } from './answers';
import { codeSource, fewWords, ofTheCode } from './code-answer';
import { livesOutside, stillOutside } from './area-answer';
import { dataRequestNoted, isDataRequest } from './data-request';
import type { DialogueInput } from './dialogue';
import { asksRate } from './firm/finance-answer';
import { saidOfFirm } from './firm/firm-answers';
import { faultToldIn } from './fault-wordings';
import { withheldAnswer } from './flows';
import { wordings } from './information-wordings';
import { asksPriceOfFault, isOfAFault, pricedInWords } from './price-of-job';
import { asksWhy, refusesToSay, wantsNoQuestions } from '../understanding/refusal';
import { photoAnswer } from './photo-question';
import { onlyWantsToKnow } from './refused-contact';
import type { Topic } from '../knowledge/topic-ways';
import { without } from '../knowledge/without-topics';
import { visitBeside } from './visit-beside';
import { wantsWork } from './wish-for-work';

/** A person, data, safety and rights: answered in the same words for every firm. */
const first: readonly Topic[] = ['machine', 'dataUse', 'complaint', 'safeToUse', 'cover', 'landlordWont'];
/** Self-help for what doesn't work: a thermostat to be fitted, or a boiler's price with its pressure, is no fault. */
const selfHelp: ReadonlySet<Topic> = new Set<Topic>([
  'frozenCondensate',
  'lowPressure',
  'highPressure',
  'prepay',
  'thermostat',
  'timer',
  'lockedOut',
]);
const faultless = new Set<DialogueInput['intent']>(['installation', 'quote', 'general']);

/** "We can arrange that" is no word for who lives where the firm doesn't work. */
const promises: ReadonlySet<Topic> = new Set<Topic>(['newSystem', 'yearlyService']);

/** What is to become of a visit or an order is passed on, and not explained. */
const ofWhatIsAgreed: readonly Topic[] = ['cancelOrder', 'cancel', 'move'];

const ofWishes: ReadonlySet<Topic> = new Set<Topic>([...promises, 'noHeat', 'noHotWater', 'noise']);

/** Tells what the assistant is, as the script's own words do. */
const aiOrPerson = 'ai-or-person';

/** What a lender charges is no price of a job. */
const ofPrices: ReadonlySet<Topic> = new Set<Topic>(['price']);

const saidOnce: ReadonlySet<Topic> = new Set<Topic>(['noHeat', 'noHotWater', 'noise']);

/** What to try first, or to tell, is said once: with the fault, not again with each word about it. */
const isTriedAlready = ({ jobFacts, given }: DialogueInput): boolean =>
  Boolean(jobFacts.symptoms) && !given.facts.symptoms;

/** Words for the visitor, the ids of what they were made of, and what the firm would have to tell where it hasn't. */
export interface UsefulAnswer {
  readonly words: string | null;
  readonly sources: readonly AnswerSource[];
  readonly fact: string | null;
}

const saying = (words: string | null, ...sources: readonly AnswerSource[]): UsefulAnswer => ({
  words,
  sources: words === null ? [] : sources,
  fact: null,
});

export const usefulAnswer = (input: DialogueInput, told: ReadonlySet<Topic>, asks: boolean): UsefulAnswer => {
  const { text, intent, turn, information = emptyTraining } = input;
  const ofTheJob = asksRate(text) ? without(told, ofPrices) : told;
  const present = isTriedAlready(input) ? without(ofTheJob, saidOnce) : ofTheJob;
  const triesWhatWorks =
    faultless.has(intent) && [...selfHelp].some((topic) => present.has(topic)) && !isOfAFault(input);
  const meantToMove = input.subIntent === 'reschedule' && present.has('visit');
  const topics = triesWhatWorks ? without(present, selfHelp) : present;
  const wished = meantToMove ? new Set<Topic>([...topics, 'move']) : topics;
  const meant = livesOutside(input) ? without(wished, promises) : wished;
  // Who only asks has nothing arranged, and nothing of a fault that isn't there.
  const said = wantsWork(input) ? meant : without(meant, ofWishes);
  if (isDataRequest(topics)) return saying(dataRequestNoted(input));
  const explained = ofTheCode(input, topics, asks);
  if (explained) return saying(explained, codeSource(input));
  const standard = answerTo(said, {
    // Nobody rings back a visitor who can't be reached.
    turn: onlyWantsToKnow(input) ? 1 : turn,
    setsPrices: information.prices.length > 0,
    isOfAFault: said.has('price') && asksPriceOfFault(input),
    fault: faultToldIn(input),
  });
  const asksMore = topics.has('machine') && !first.slice(1).some((topic) => topics.has(topic));
  if (!asksMore && first.some((topic) => topics.has(topic))) return saying(standard);
  if (!asksMore && ofWhatIsAgreed.some((topic) => said.has(topic))) return saying(standard);
  // Why it is asked is told before all else, and to who won't say that they needn't.
  if (asksWhy(text) || wantsNoQuestions(text) || (refusesToSay(text) && !asks && !topics.has('price')))
    return saying(null);
  const ofPhotos = photoAnswer(text, turn);
  if (ofPhotos) return saying(ofPhotos);
  const outside = asks ? stillOutside(input) : null;
  if (outside) return saying(wordings.outside[information.tone](outside));
  const priced = topics.has('price') ? saidOfFirm('price-of-work', { text, input }) : null;
  // "How much will that be?" is of the job that is spoken of.
  if (priced && pricedInWords(input) !== text) return saying(priced, 'firm:prices');
  if (topics.has('price') && asksPriceOfFault(input)) return saying(priced ?? standard);
  const isOfAWord = fewWords.test(text) && !isTriedAlready(input);
  const found = answerQuestions(input, asks || topics.has('price') || isOfAWord);
  const isOfAVisit = said.has('visit') && !found.sources.includes(`card:${howToBook}`);
  // "Can you come on Monday" asks for a visit, not whether anybody is in then.
  const isHours = found.sources.join() === 'firm:opening-hours' && !/\b(?:open|hours?|shut|closed?)\b/iu.test(text);
  if (found.words !== null && !(isOfAVisit && isHours)) {
    const ofVisit = isOfAVisit ? visitBeside(input) : null;
    const isOfTheFirm = !found.sources.some((source) => source.startsWith('card:'));
    const isSaidInFull = found.sources.includes(`card:${aiOrPerson}`);
    const both = isOfTheFirm ? [found.words, ofVisit] : [ofVisit, found.words];
    return { ...found, words: [asksMore && !isSaidInFull ? standard : null, ...both].filter(Boolean).join(' ') };
  }
  if (asksMore) return saying(standard);
  if (priced) return saying(priced, 'firm:prices');
  const ours = withheldAnswer(topics, information.flows) ?? standard;
  return { ...saying(ours), fact: found.fact };
};
