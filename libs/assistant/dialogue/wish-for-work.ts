import type { Need } from '@pilotlight/contracts/values/need';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue';
import { holdsQuestion } from '../knowledge/holds-question';
import { pricesAskedFor } from './set-prices';
import type { Topic } from '../knowledge/topic-ways';
import { topicsOf } from '../knowledge/topics';

const ofMore: readonly Need[] = ['repair', 'visit', 'callback', 'accepted'];
const ofWork: readonly Need[] = [...ofMore, 'quote'];

const ofTerms =
  /\b(?:financ\w*|monthly|vat|includ\w*|call[- ]?outs?|deposits?|pay(?:ing|ments?)?|guarante\w*|warrant\w*|grants?|insur\w*|fees?)\b/iu;

const work =
  '(?:book|come|visit|fix|mend|repair|service|fit|install|replace|swap|move|change|look at|check|quote|price|sort|send|arrange|rearrange|cancel|help(?: me)? with|ring|call|phone|have|get|put in|do)';
const thing = '(?:my|our|me|us|it|one|this|that|a|an|the|some(?:one|body)?|over|round|out|again|tomorrow|today|asap)';
/** "Can you fix my boiler", "any slots this week", "I want one": asks for work, not for terms. */
const requests: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:can|could|would|any chance)(?: (?:i|we))?|will)(?: (?:you|u|ya|they|some ?one|some ?body|any ?one|an engineer|a person|one of you|of you|be able to|please|like to|just))* ${work} ${thing}\b`,
    'iu',
  ),
  /(?<!\b(?:do|would|will|does|should|if) (?:(?:i|we|you|u|they|it) )?(?:really )?)\b(?:need(?:s|ing)?|want(?:s|ed|ing)?|looking (?:for|to)|after|like|interested in|due)\s+(?:a|an|the|some(?:one|body)?|to|my|our|it|one|new|you|service|servicing|fixing|replacing|booking)\b/iu,
  /\b(?:how soon|when|what time)(?: \w+){0,3} (?:can|could|would|are|is|do)(?: \w+){0,3} (?:come|free|available|fit|start|visit|slots?|appointments?)\b/iu,
  /\b(?:can|could|may|like to|how do|want to) (?:i|we|you|u|someone|somebody|anyone|an engineer|they) (?:please )?(?:book|come|attend|visit|look|have a look|take a look|get a visit)\b/iu,
  /\b(?:slots?|appointments?|availability)\b/iu,
  /\b(?:ring|call|phone) (?:me|us)\b/iu,
];

export const asksForWork = (line: string): boolean => requests.some((each) => each.test(line));

const supposed =
  /\bhow long (?:does|do|would|will|is)\b|\bwill (?:i|we) be without\b|\b(?:am|are|is) (?:i|we|it)(?: all)? (?:booked|down|in)\b|\bi['’]?ve heard\b/iu;

const aside = new Set<Topic>(['refusal', 'thanks', 'greeting']);

const onlyAsks = (line: string): boolean => {
  if (supposed.test(line)) return true;
  if (!holdsQuestion(line) || asksForWork(line)) return false;
  return !topicsOf(line).has('price') || ofTerms.test(line);
};

const courtesy =
  /^\W*(?:(?:ok|okay|oh|ah|right|cool|great|nice|fine|good|lovely|perfect|yes|yeah|yep|no|nope|sure|hmm+|lol|i see|fair enough)\W*)+$/iu;

/** So many words are more than a greeting: "hi, I'm a landlord and I need ...". */
const greetingAlone = /^\W*(?:[\p{L}\d'’]+\W*){1,5}$/u;

/** "Hello", "ok": nothing that anybody could want something with. */
const tellsNothing = (line: string): boolean => {
  const topics = topicsOf(line);
  if (topics.size === 1 && topics.has('greeting') && !greetingAlone.test(line)) return false;
  return courtesy.test(line) || (topics.size > 0 && [...topics].every((topic) => aside.has(topic)));
};

const isWish = memoizePerTick((line: string): boolean => !onlyAsks(line) && !tellsNothing(line));

const isOfWork = ({ intent, needs }: Pick<DialogueInput, 'intent' | 'needs'>): boolean =>
  (intent !== null && intent !== 'general') || ofWork.some((need) => needs?.has(need));

const isBegun = ({ facts, jobFacts, needs, askedSoFar, leadSubmitted, subIntent }: DialogueInput): boolean =>
  Boolean(
    leadSubmitted ||
    askedSoFar.length > 0 ||
    facts.phone ||
    facts.email ||
    facts.fault_code ||
    jobFacts.symptoms ||
    (facts.preferred_time && needs?.has('visit')) ||
    subIntent === 'complaint' ||
    subIntent === 'privacy-request',
  );

/** A fault, a quote, a visit, a call, a new system. A visitor who only asks is answered and asked nothing. */
export const wantsWork = (input: DialogueInput): boolean => {
  if (isBegun(input)) return true;
  if (!isOfWork(input)) return false;
  const { text, history = [] } = input;
  return isWish(text) || history.some((line) => line.from === 'visitor' && isWish(line.text));
};

/** A price that the firm has set is told to whoever asks for it. */
const isToldThePrice = ({ information = emptyTraining }: DialogueInput, line: string): boolean =>
  information.prices.length > 0 &&
  holdsQuestion(line) &&
  !asksForWork(line) &&
  pricesAskedFor(information.prices, line).length > 0;

/** Whether nothing was wanted yet but prices that the firm has set: whoever asks for those may be asked how to reach them, and no more. */
export const wantsOnlySetPrices = (input: DialogueInput): boolean => {
  const { text, intent, facts, needs, history = [], leadSubmitted, information = emptyTraining } = input;
  if (intent !== 'quote' || information.prices.length === 0 || facts.phone || facts.email || leadSubmitted)
    return false;
  if (facts.preferred_time || ofMore.some((need) => needs?.has(need))) return false;
  const said = [...history.flatMap((line) => (line.from === 'visitor' ? [line.text] : [])), text];
  const wishes = said.filter((line) => isWish(line));
  return wishes.length > 0 && wishes.every((line) => isToldThePrice(input, line));
};
