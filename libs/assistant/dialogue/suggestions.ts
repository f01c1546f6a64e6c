import type { DialogueInput } from './dialogue';
import { bookVisit, callBack, leaveDetails } from './starters';
import type { Topic } from '../knowledge/topic-ways';

export const suggestionsFor = (
  { intent, facts, subIntent }: Pick<DialogueInput, 'intent' | 'facts' | 'subIntent'>,
  topics: ReadonlySet<Topic>,
): readonly string[] => {
  const wantsCall = topics.has('callBack') || subIntent === 'callback';
  const wantsVisit = (intent === 'booking' && !wantsCall) || topics.has('visit') || Boolean(facts.preferred_time);
  // A complaint gets no offer of a visit.
  const complains = topics.has('complaint') || subIntent === 'complaint';
  return [...(wantsVisit || complains ? [] : [bookVisit]), ...(wantsCall ? [] : [callBack]), leaveDetails];
};
