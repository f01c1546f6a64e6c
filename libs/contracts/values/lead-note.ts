import { z } from 'zod';

export const noteLength = 2000;

/** For the installer alone. `at` is ISO 8601 UTC. */
export const leadNoteSchema = z.object({ id: z.uuid(), text: z.string(), author: z.string(), at: z.string() });
export type LeadNote = z.infer<typeof leadNoteSchema>;

export const noteTextSchema = z
  .string()
  .trim()
  .min(1, 'Please write a note')
  .max(noteLength, 'Please keep a note to 2,000 characters');
