import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import { type JobField, jobFields, type SheetField } from '@pilotlight/contracts/values/job-sheet';
import type { LeadEdit } from '@pilotlight/contracts/values/lead-edit';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { preferredTimeIn } from '@pilotlight/assistant/understanding/time/preferred-time';
import { type ConversationState, type OpenConversation, ownOpenConversation } from '../aggregate/conversation.state';
import { gradableOf, graded } from '../aggregate/grading';
import { jobDetailEvents, leadDetailEvents } from './lead-events';
import { e164 } from './lead-facts';

export interface InstallersEdit {
  readonly edits: readonly LeadEdit[];
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

const givenBy = ({ field, value }: LeadEdit, state: OpenConversation, now: number): Given => {
  if (isJobField(field)) return { facts: {}, jobFacts: { [field]: value } };
  if (field === 'phone') return { facts: { phone: value && e164(value) }, jobFacts: {} };
  const dates = field === 'preferred_time' ? datesOf(value, state, now) : {};
  return { facts: { [field]: value, ...dates }, jobFacts: {} };
};

const together = (one: Given, other: Given): Given => ({
  facts: { ...one.facts, ...other.facts },
  jobFacts: { ...one.jobFacts, ...other.jobFacts },
});

/** Grades the lead anew, once for all that is edited. What is there already changes nothing. */
export const editLead = (state: ConversationState, edit: InstallersEdit): ConversationEvent[] => {
  const { slug, sessionId, edits, now } = edit;
  const open = ownOpenConversation(state, slug);
  const valueIn = ({ facts, jobFacts }: Given, { field }: LeadEdit): string => ({ ...facts, ...jobFacts })[field] ?? '';
  const given = edits
    .map((each) => ({ each, told: givenBy(each, open, now) }))
    .filter(({ each, told }) => valueIn(told, each) !== valueIn(open, each))
    .reduce<Given>((all, { told }) => together(all, told), { facts: {}, jobFacts: {} });
  const source = { slug, sessionId, source: 'installer' } as const;
  const told = [...leadDetailEvents(open, given.facts, source), ...jobDetailEvents(open, given.jobFacts, source)];
  if (told.length === 0) return [];
  return [...told, ...graded({ ...gradableOf(open), ...together(open, given) }, edit, { slug, sessionId })];
};
