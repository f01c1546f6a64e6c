import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { type JobField, jobFields, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { LeadEdit } from '@pilotlight/contracts/values/lead-edit';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { preferredTimeIn } from '@pilotlight/assistant/understanding/time/preferred-time';
import { type ConversationState, type OpenConversation, ownOpenConversation } from '../aggregate/conversation.state';
import { gradableOf, graded } from '../aggregate/grading';
import { leadDetailEvents } from './lead-events';
import { e164 } from './lead-facts';

export interface InstallersEdit extends LeadEdit {
  readonly slug: string;
  readonly sessionId: string;
  readonly now: number;
  readonly coverageAndOffer: CoverageAndOffer;
}

type Given = { readonly facts: LeadFacts; readonly jobFacts: JobFacts };

const isJobField = (field: SheetField): field is JobField => jobFields.some((each) => each === field);

/** Dates derived from the replaced words go with them. */
const datesOf = (words: string, { facts }: OpenConversation, now: number): LeadFacts => {
  const before = { facts: {}, at: new Date(now).toISOString(), asked: 'preferred_time' };
  const { preferred_from, preferred_to } = preferredTimeIn(words, before);
  return {
    ...((preferred_from ?? facts.preferred_from) && { preferred_from: preferred_from ?? '' }),
    ...((preferred_to ?? facts.preferred_to) && { preferred_to: preferred_to ?? '' }),
  };
};

const givenBy = ({ field, value, now }: InstallersEdit, state: OpenConversation): Given => {
  if (isJobField(field)) return { facts: {}, jobFacts: { [field]: value } };
  if (field === 'phone') return { facts: { phone: value && e164(value) }, jobFacts: {} };
  const dates = field === 'preferred_time' ? datesOf(value, state, now) : {};
  return { facts: { [field]: value, ...dates }, jobFacts: {} };
};

/** Grades the lead anew. What is there already changes nothing. */
export const editLead = (state: ConversationState, edit: InstallersEdit): ConversationEvent[] => {
  const { slug, sessionId, field } = edit;
  const open = ownOpenConversation(state, slug);
  const given = givenBy(edit, open);
  const known: Given = {
    facts: { ...open.facts, ...given.facts },
    jobFacts: { ...open.jobFacts, ...given.jobFacts },
  };
  const value = ({ facts, jobFacts }: Given): string => ({ ...facts, ...jobFacts })[field] ?? '';
  if (value(known) === value(open)) return [];
  const common = { slug, sessionId };
  const told: ConversationEvent[] = isJobField(field)
    ? [{ type: 'JobDetailsGiven', data: { ...common, source: 'installer', facts: given.jobFacts } }]
    : leadDetailEvents(open, given.facts, { ...common, source: 'installer' });
  return [...told, ...graded({ ...gradableOf(open), ...known }, edit, common)];
};
