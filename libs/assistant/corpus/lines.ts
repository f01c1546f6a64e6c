import { gradeSchema, intentSchema } from '@pilotlight/contracts/values/intent';
import { leadFields } from '@pilotlight/contracts/values/lead';
import { z } from 'zod';

/** What a text can tell by itself: the dates that a preferred time comes to need a clock, and are no part of it. */
export const slotSchema = z.enum(leadFields).exclude(['preferred_from', 'preferred_to']);
export type Slot = z.infer<typeof slotSchema>;

const understood = z.object({
  id: z.string().min(1),
  intent: intentSchema,
  emergency: z.boolean(),
  slots: z.partialRecord(slotSchema, z.string()),
});

/** How one message is to be understood, or was. A slot that is missing or empty was not given. */
export const understoodMessageSchema = understood.readonly();
export type UnderstoodMessage = z.infer<typeof understoodMessageSchema>;

const understoodInAll = understood.extend({
  grade: gradeSchema.nullable(),
  callbackRequested: z.boolean(),
  quoteRequested: z.boolean(),
  wantsAppointment: z.boolean(),
});

/** The same of a whole conversation. No grade: nothing said yet. */
export const understoodDialogueSchema = understoodInAll.readonly();
export type UnderstoodDialogue = z.infer<typeof understoodDialogueSchema>;

/** A labelled message: one line of a messages.jsonl. */
export const messageLineSchema = understood
  .extend({ text: z.string().min(1) })
  .strict()
  .readonly();
export type MessageLine = z.infer<typeof messageLineSchema>;

/** A labelled conversation, the visitor's turns alone: one line of a dialogues.jsonl. */
export const dialogueLineSchema = understoodInAll
  .extend({ turns: z.array(z.string().min(1)).min(1).readonly() })
  .strict()
  .readonly();
export type DialogueLine = z.infer<typeof dialogueLineSchema>;
