import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { Refused } from '../../write-side/refused';
import { type Callback, saidOfCallback } from '../aggregate/callback.state';
import { type ConversationState, openOrNew, startEvents, type Visit } from '../aggregate/conversation.state';
import { gradableOf, graded, type Grader } from '../aggregate/grading';
import { leadDetailEvents } from './lead-events';

const callbacksInAll = 10;

/** The visitor wants to be rung: on the number that it leaves, or the one that is known. Sent again unchanged, nothing happens. */
export const requestCallback = (
  state: ConversationState,
  visit: Visit,
  callback: Callback,
  grader: Grader,
): ConversationEvent[] => {
  const common = { slug: visit.slug, sessionId: visit.sessionId };
  const before = openOrNew(state);
  if (!callback.phone && !before?.facts.phone) throw new Refused('Please leave a phone number', 'invalid');
  if (before?.callback.said === saidOfCallback(callback)) return [];
  if (before && before.callback.asked >= callbacksInAll)
    throw new Refused('You have asked for this several times. Please give us a call instead.', 'too-many');
  const { phone, preferredTime } = callback;
  const facts = { ...(phone && { phone }), ...(preferredTime && { preferred_time: preferredTime }) };
  const known = gradableOf(before);
  const wished = {
    ...known,
    facts: { ...known.facts, ...facts },
    needs: new Set([...known.needs, 'callback' as const]),
  };
  return [
    ...startEvents(before, visit),
    { type: 'CallbackRequested', data: { ...common, ...callback } },
    ...leadDetailEvents(before, facts, { ...common, source: 'form' }),
    ...graded(wished, grader, common),
  ];
};
