import { gradeSchema, intentSchema } from '@pilotlight/contracts/values/intent';
import { leadFields } from '@pilotlight/contracts/values/lead';
import { z } from 'zod';

/** Without the dates of a preferred time, which need a clock. */
export const slotSchema = z.enum(leadFields).exclude(['preferred_from', 'preferred_to']);
export type Slot = z.infer<typeof slotSchema>;

const understood = z.object({
  id: z.string().min(1),
  intent: intentSchema,
  emergency: z.boolean(),
  slots: z.partialRecord(slotSchema, z.string()),
});

export const understoodMessageSchema = understood.readonly();
export type UnderstoodMessage = z.infer<typeof understoodMessageSchema>;

const understoodInAll = understood.extend({
  grade: gradeSchema.nullable(),
  callbackRequested: z.boolean(),
  quoteRequested: z.boolean(),
  wantsAppointment: z.boolean(),
});

export const understoodDialogueSchema = understoodInAll.readonly();
export type UnderstoodDialogue = z.infer<typeof understoodDialogueSchema>;

export const messageLineSchema = understood
  .extend({ text: z.string().min(1) })
  .strict()
  .readonly();
export type MessageLine = z.infer<typeof messageLineSchema>;

export const dialogueLineSchema = understoodInAll
  .extend({ turns: z.array(z.string().min(1)).min(1).readonly() })
  .strict()
  .readonly();
export type DialogueLine = z.infer<typeof dialogueLineSchema>;
