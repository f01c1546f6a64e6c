import { topicCards } from '../knowledge/topic-ways';
import { type FaultTold, lockedOutWordings, type Wordings } from './fault-wordings';
import type { Topic } from '../knowledge/topic-ways';

/** The script's own words to a complaint, in every tone. */
export const complaintHeard = /\bOne of the team should deal with this, and|\bThat should(?:n’t| not) have happened\./u;

const noneSet: Wordings = [
  'There’s no set price for that: we work it out for your home.',
  'The price depends on your home, so we’ll work it out and come back to you.',
];

const ofTheFault: Wordings = [
  'What it costs depends on the fault: we can tell you once we know more.',
  'The cost depends on what’s wrong, so we’ll look at that and come back to you.',
];

type PriceAsked = { readonly isOfAFault: boolean; readonly setsPrices: boolean };
type Known = PriceAsked & { readonly fault?: FaultTold };

const wordingsOf = (topic: Topic, usual: Wordings, { isOfAFault, setsPrices, fault }: Known): Wordings => {
  if (fault && topic === 'lockedOut') return lockedOutWordings(fault, usual);
  if (topic !== 'price') return usual;
  if (isOfAFault) return ofTheFault;
  return setsPrices ? noneSet : usual;
};

/** Null when the message is about none of the known topics. */
export const answerTo = (
  topics: ReadonlySet<Topic>,
  { turn, ...known }: Known & { readonly turn: number },
): string | null => {
  const found = topicCards.find(({ topic, says }) => says !== null && topics.has(topic));
  return found?.says ? wordingsOf(found.topic, found.says, known)[turn % 2 === 0 ? 1 : 0] : null;
};
