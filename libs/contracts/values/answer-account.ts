import { z } from 'zod';
import { answerSourceSchema } from './answer-source';

export const scriptReasons = ['danger', 'budget', 'circuit-open', 'timeout', 'provider', 'unusable', 'unsafe'] as const;
export type ScriptReason = (typeof scriptReasons)[number];

export const answerAccountSchema = z.object({
  engine: z.enum(['scripted', 'openai']),
  model: z.string().nullable(),
  promptVersion: z.int().nullable(),
  /** What it was answered from. */
  sources: z.array(answerSourceSchema),
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
