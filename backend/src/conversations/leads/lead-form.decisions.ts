import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { Refused } from '../../write-side/refused';
import { openOrNew, startEvents, type Visit, type ConversationState } from '../aggregate/conversation.state';
import { gradableOf, graded, type Grader } from '../aggregate/grading';
import { withoutOthersSurname } from './lead-facts';
import { leadDetailEvents } from './lead-events';
import { answerMarketing, type MarketingBox } from './marketing.decisions';

const formsInAll = 20;

/** The lead form: what is new is learned, and the form counts as sent. Sent again unchanged, nothing happens. `marketing` is what its box says. */
export const submitLead = (
  state: ConversationState,
  visit: Visit,
  given: LeadFacts,
  grader: Grader,
  marketing?: MarketingBox,
): ConversationEvent[] => {
  const common = { slug: visit.slug, sessionId: visit.sessionId };
  const before = openOrNew(state);
  const facts = withoutOthersSurname(before?.facts ?? {}, given);
  const details = leadDetailEvents(before, facts, { ...common, source: 'form' });
  const consent = answerMarketing(before, facts, marketing, common);
  if (before?.submitted && details.length === 0 && consent.length === 0) return [];
  if (before && before.formsSent >= formsInAll)
    throw new Refused('These details were changed too often. Please give us a call instead.', 'too-many');
  const known = gradableOf(before);
  return [
    ...startEvents(before, visit),
    ...details,
    ...consent,
    { type: 'LeadSubmitted', data: common },
    ...graded({ ...known, facts: { ...known.facts, ...facts } }, grader, common),
  ];
};
