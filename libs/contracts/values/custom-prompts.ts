import { z } from 'zod';
import { intentSchema } from './intent';

export const customPromptLimit = 1_000;

/** What a model is told besides where an enquiry is of that kind. It ranks below the rules. */
export const customPromptsSchema = z.partialRecord(
  intentSchema,
  z
    .string()
    .trim()
    .max(customPromptLimit, `At most ${customPromptLimit.toLocaleString('en-GB')} characters`),
);
export type CustomPrompts = z.infer<typeof customPromptsSchema>;
