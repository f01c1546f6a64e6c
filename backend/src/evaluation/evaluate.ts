import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import { type LeadField, leadFields } from '@pilotlight/contracts/values/lead';
import { notKnown } from '@pilotlight/contracts/values/job-sheet';
import { afterMessage, type HeldDialogue, unheldDialogue } from './held-dialogue';

type Slots = Readonly<Partial<Record<LeadField, string>>>;

/** YYYY-MM-DD in London; null where an end is open. */
type When = { readonly from: string | null; readonly to: string | null };

export type MessageEvaluation = {
  readonly intent: Intent;
  readonly emergency: boolean;
  readonly slots: Slots;
  readonly when?: When;
  readonly address?: string;
  readonly job_type?: string;
};

export type DialogueEvaluation = MessageEvaluation & {
  readonly grade: Grade | null;
  readonly callbackRequested: boolean;
  readonly quoteRequested: boolean;
  readonly wantsAppointment: boolean;
};

/** Derived from the visitor's words, but not words of the visitor's. */
const resolved: readonly LeadField[] = ['preferred_from', 'preferred_to'];

const slotsOf = (facts: LeadFacts): Slots =>
  Object.fromEntries(
    leadFields.flatMap((field) => {
      const value = facts[field];
      return value && value !== notKnown && !resolved.includes(field) ? [[field, value]] : [];
    }),
  );

const dayOf = (moment: string | undefined): string | null => moment?.slice(0, 10) || null;

const whenOf = ({ preferred_from, preferred_to }: LeadFacts): When | null => {
  const when = { from: dayOf(preferred_from), to: dayOf(preferred_to) };
  return when.from || when.to ? when : null;
};

const jobOf = ({ address, job_type }: JobFacts): Pick<MessageEvaluation, 'address' | 'job_type'> => ({
  ...(address && address !== notKnown && { address }),
  ...(job_type && { job_type }),
});

const understood = ({ conversation }: HeldDialogue): MessageEvaluation => {
  const emergency = Boolean(conversation?.emergency);
  const when = whenOf(conversation?.facts ?? {});
  return {
    // Wins at any turn, and stays once raised.
    intent: emergency ? 'emergency' : (conversation?.intent ?? 'general'),
    emergency,
    slots: slotsOf(conversation?.facts ?? {}),
    ...(when && { when }),
    ...jobOf(conversation?.jobFacts ?? {}),
  };
};

export const evaluateMessage = (text: string, at: string): MessageEvaluation =>
  understood(afterMessage(unheldDialogue(at), text));

export const evaluateDialogue = (messages: readonly string[], at: string): DialogueEvaluation => {
  const held = messages.reduce((before, text) => afterMessage(before, text), unheldDialogue(at));
  const { needs, grading } = held.conversation ?? {};
  return {
    ...understood(held),
    grade: grading?.grade ?? null,
    callbackRequested: needs?.has('callback') ?? false,
    quoteRequested: needs?.has('quote') ?? false,
    wantsAppointment: needs?.has('visit') ?? false,
  };
};
