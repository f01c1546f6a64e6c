import { z } from 'zod';

/** Parts of the installer's public information that an answer was made with. */
const answerSources = [
  'business',
  'hours',
  'services',
  'area',
  'certifications',
  'emergency-contact',
  'prices',
  'custom-prompt',
  'website',
] as const;
export type AnswerSource = (typeof answerSources)[number];

/** Why the script answered where a model might have. */
export const scriptReasons = ['danger', 'budget', 'circuit-open', 'timeout', 'provider', 'unusable', 'unsafe'] as const;
export type ScriptReason = (typeof scriptReasons)[number];

/** How an answer came to be; nothing in it is personal. */
export const answerAccountSchema = z.object({
  engine: z.enum(['scripted', 'openai']),
  /** Null where no model was asked. */
  model: z.string().nullable(),
  promptVersion: z.int().nullable(),
  sources: z.array(z.enum(answerSources)),
  latencyMs: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** Pence, down to fractions of one; an estimate where the provider didn't say. */
  costPence: z.number().min(0),
  /** The rule that kept a model's words from the visitor; null where nothing was kept back. */
  withheld: z.string().nullable(),
  scriptedBecause: z.enum(scriptReasons).nullable(),
  /** Of the safety rules that read the words before they were said; absent of those read before it was kept. */
  ruleVersion: z.int().optional(),
});
export type AnswerAccount = z.infer<typeof answerAccountSchema>;
