import type { Flows } from '@pilotlight/contracts/values/training';
import type { Topic } from './topics';

/** What is offered to tap, and the switch that it hangs on. */
const hangsOn = new Map<string, keyof Flows>([
  ['Call me back', 'takesCallbacks'],
  ['Price for a new boiler', 'takesQuoteRequests'],
  ['Book a visit', 'offersVisits'],
  ['Book a service or a visit', 'offersVisits'],
]);

const withheld: readonly (readonly [Topic, keyof Flows, (firm: string) => string])[] = [
  [
    'callBack',
    'takesCallbacks',
    (firm) => `${firm} doesn’t arrange call-backs in this chat. What you write here is read by people there.`,
  ],
  ['price', 'takesQuoteRequests', (firm) => `${firm} doesn’t take quote requests in this chat.`],
  ['visit', 'offersVisits', (firm) => `Visits aren’t arranged in this chat. ${firm} will see that you asked for one.`],
];

/** Quick replies without those that lead to something the firm has switched off. */
export const offered = (quickReplies: readonly string[], flows: Flows): readonly string[] =>
  quickReplies.filter((reply) => {
    const flow = hangsOn.get(reply);
    return flow === undefined || flows[flow];
  });

/** What is said where a visitor asks for something that the firm has switched off; null where nothing is. */
export const withheldAnswer = (topics: ReadonlySet<Topic>, flows: Flows, firm: string): string | null => {
  const found = withheld.find(([topic, flow]) => topics.has(topic) && !flows[flow]);
  return found ? found[2](firm) : null;
};
