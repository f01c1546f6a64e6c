import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import { type LeadField, leadFields } from '@pilotlight/contracts/values/lead';
import { notKnown } from '@pilotlight/contracts/values/job-sheet';
import { afterMessage, type HeldDialogue, unheldDialogue } from './held-dialogue';

type Slots = Readonly<Partial<Record<LeadField, string>>>;

/** What the scripted engine makes of one message by itself. */
export type MessageEvaluation = { readonly intent: Intent; readonly emergency: boolean; readonly slots: Slots };

/** What the scripted engine makes of a whole conversation. */
export type DialogueEvaluation = MessageEvaluation & {
  readonly grade: Grade | null;
  readonly callbackRequested: boolean;
  readonly quoteRequested: boolean;
  readonly wantsAppointment: boolean;
};

/** What the visitor's own words are resolved to is no word of the visitor's. */
const resolved: readonly LeadField[] = ['preferred_from', 'preferred_to'];

const slotsOf = (facts: LeadFacts): Slots =>
  Object.fromEntries(
    leadFields.flatMap((field) => {
      const value = facts[field];
      return value && value !== notKnown && !resolved.includes(field) ? [[field, value]] : [];
    }),
  );

const understood = ({ conversation }: HeldDialogue): MessageEvaluation => {
  const emergency = Boolean(conversation?.emergency);
  return {
    // It wins at any turn, and once raised it stays raised.
    intent: emergency ? 'emergency' : (conversation?.intent ?? 'general'),
    emergency,
    slots: slotsOf(conversation?.facts ?? {}),
  };
};

/** One message alone; `at` is when it counts as written, ISO 8601 UTC. */
export const evaluateMessage = (text: string, at: string): MessageEvaluation =>
  understood(afterMessage(unheldDialogue(at), text));

/** A visitor's messages in order, answered as the product answers them. */
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
