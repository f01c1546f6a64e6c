import type { DialogueInput } from './dialogue';
import { bookVisit, callBack, leaveDetails } from './starters';
import type { Topic } from './topics';

/** Beside a question that has no few answers of its own; nothing that the visitor has just asked for. */
export const suggestionsFor = (
  { intent, facts, subIntent }: Pick<DialogueInput, 'intent' | 'facts' | 'subIntent'>,
  topics: ReadonlySet<Topic>,
): readonly string[] => {
  const wantsCall = topics.has('callBack') || subIntent === 'callback';
  const wantsVisit = (intent === 'booking' && !wantsCall) || topics.has('visit') || Boolean(facts.preferred_time);
  // Whoever complains wants no visit sold.
  const complains = topics.has('complaint') || subIntent === 'complaint';
  return [...(wantsVisit || complains ? [] : [bookVisit]), ...(wantsCall ? [] : [callBack]), leaveDetails];
};
