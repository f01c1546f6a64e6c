import { z } from 'zod';

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

export const scriptReasons = ['danger', 'budget', 'circuit-open', 'timeout', 'provider', 'unusable', 'unsafe'] as const;
export type ScriptReason = (typeof scriptReasons)[number];

export const answerAccountSchema = z.object({
  engine: z.enum(['scripted', 'openai']),
  model: z.string().nullable(),
  promptVersion: z.int().nullable(),
  sources: z.array(z.enum(answerSources)),
  latencyMs: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** Pence, down to fractions of one; an estimate where the provider didn't say. */
  costPence: z.number().min(0),
  withheld: z.string().nullable(),
  scriptedBecause: z.enum(scriptReasons).nullable(),
  /** Of the rules that read the words before they were said; absent in events of before it was kept. */
  ruleVersion: z.int().optional(),
});
export type AnswerAccount = z.infer<typeof answerAccountSchema>;
