import { z } from 'zod';
import { emailSchema } from './email';

export const firmFactLimits = { line: 120, text: 500, lines: 50, pairs: 100, question: 200, answer: 500 } as const;

const grouped = (count: number): string => count.toLocaleString('en-GB');
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${grouped(most)} characters`);
const line = text(firmFactLimits.line);
const words = text(firmFactLimits.text);
const lines = (what: string) =>
  z
    .array(z.string().trim())
    .transform((entries) => entries.filter(Boolean))
    .pipe(
      z
        .array(z.string().max(firmFactLimits.line, `At most ${firmFactLimits.line} characters a line`))
        .max(firmFactLimits.lines, `At most ${firmFactLimits.lines} ${what}`),
    );

const gasSafeNumber = z
  .string()
  .trim()
  .regex(/^\d{4,7}$/u, 'A Gas Safe number is 4 to 7 digits');

/** What a firm tells of itself beyond the nine fields of its business information, in its own words. What is absent isn't known. */
export const firmFactsSchema = z.object({
  servicesNotOffered: lines('services').optional(),
  brands: lines('brands').optional(),
  guarantees: words.optional(),
  whoAttends: words.optional(),
  holidayHours: words.optional(),
  outOfHours: words.optional(),
  /** How soon they can come, "repairs the same or the next day". */
  leadTime: words.optional(),
  /** Within what the firm promises to reply, "an hour on working days"; no time is promised where it is absent. */
  replyTime: line.optional(),
  waysToPay: words.optional(),
  finance: words.optional(),
  insurance: words.optional(),
  gasSafeNumber: gasSafeNumber.optional(),
  reviews: words.optional(),
  email: emailSchema.optional(),
  phone: line.optional(),
});
export type FirmFacts = z.infer<typeof firmFactsSchema>;

export type FirmFact = keyof FirmFacts;

/** In the order in which they are written and shown. */
export const firmFactFields: readonly FirmFact[] = firmFactsSchema.keyof().options;

export const firmFactNames = {
  servicesNotOffered: 'Services not offered',
  brands: 'Brands',
  guarantees: 'Guarantees',
  whoAttends: 'Who attends',
  holidayHours: 'Holiday hours',
  outOfHours: 'Out of hours',
  leadTime: 'Lead time',
  replyTime: 'Reply time promised',
  waysToPay: 'Ways to pay',
  finance: 'Finance',
  insurance: 'Insurance',
  gasSafeNumber: 'Gas Safe number',
  reviews: 'Reviews',
  email: 'Email',
  phone: 'Phone',
} as const satisfies Record<FirmFact, string>;

/** A question with the firm's own answer to it. */
export const answeredQuestionSchema = z.object({
  question: text(firmFactLimits.question).min(1, 'Please enter the question'),
  answer: text(firmFactLimits.answer).min(1, 'Please enter the answer'),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;

export const answeredQuestionsSchema = z
  .array(answeredQuestionSchema)
  .max(firmFactLimits.pairs, `At most ${firmFactLimits.pairs} questions and answers`);
