import type { Flows, Training } from '@pilotlight/contracts/values/training';
import { coverageAndOfferOf } from '../grading/coverage-and-offer';
import { offersWork, type Work } from '../grading/offer';
import type { Topic } from '../knowledge/topic-ways';

const hangsOn = new Map<string, keyof Flows>([
  ['Call me back', 'takesCallbacks'],
  ['Price for a new boiler', 'takesQuoteRequests'],
  ['Book a visit', 'offersVisits'],
  ['Book a service or a visit', 'offersVisits'],
]);

const withheld: readonly (readonly [Topic, keyof Flows, string])[] = [
  ['callBack', 'takesCallbacks', 'We don’t arrange call-backs in this chat. What you write here is read by the team.'],
  ['price', 'takesQuoteRequests', 'We don’t take quote requests in this chat.'],
  ['visit', 'offersVisits', 'Visits aren’t arranged in this chat. The team will see that you asked for one.'],
];

const isWork = new Map<string, Work>([
  ['Price for a new boiler', 'installation'],
  ['A new boiler', 'installation'],
  ['A heat pump', 'installation'],
  ['A repair', 'repair'],
  ['A service', 'service'],
]);
const heatPumps = /\bheat ?pumps?\b|\bmcs\b/iu;

/** A firm that lists what it does isn't offered for what it doesn't list. */
const doesWork = (reply: string, training: Training): boolean => {
  const { offer } = coverageAndOfferOf(training);
  const work = isWork.get(reply);
  if (offer === null || work === undefined) return true;
  if (reply === 'A heat pump') return training.businessInfo.services.some((service) => heatPumps.test(service));
  return offersWork(offer, work);
};

export const offered = (quickReplies: readonly string[], training: Training): readonly string[] =>
  quickReplies.filter((reply) => {
    const flow = hangsOn.get(reply);
    return (flow === undefined || training.flows[flow]) && doesWork(reply, training);
  });

/** Null unless the visitor asks for something that the firm has switched off. */
export const withheldAnswer = (topics: ReadonlySet<Topic>, flows: Flows): string | null => {
  const found = withheld.find(([topic, flow]) => topics.has(topic) && !flows[flow]);
  return found ? found[2] : null;
};
