import { z } from 'zod';
import { answeredQuestionsSchema, firmFactsSchema } from './firm-facts';

export const trainingLimits = {
  line: 120,
  short: 500,
  long: 2_000,
  services: 50,
  certifications: 30,
  urls: 10,
  page: 4_000,
  prices: 30,
  price: 10_000_000,
  prompt: 4_000,
} as const;

const grouped = (count: number): string => count.toLocaleString('en-GB');
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${grouped(most)} characters`);
const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const lines = (entry: z.ZodType<string, string>, most: number, what: string) =>
  z
    .array(z.string().trim())
    .transform((entries) => entries.filter(Boolean))
    .pipe(z.array(entry).max(most, `At most ${most} ${what}`));
const line = z.string().max(trainingLimits.line, `At most ${trainingLimits.line} characters a line`);
const url = z.string().max(trainingLimits.long).refine(isHttpUrl, 'Please enter web addresses, one per line');

export const businessInfoSchema = z.object({
  openingHours: text(trainingLimits.short),
  description: text(trainingLimits.long),
  services: lines(line, trainingLimits.services, 'services'),
  specialties: text(trainingLimits.short),
  certifications: lines(line, trainingLimits.certifications, 'certifications'),
  coverageArea: text(trainingLimits.short),
  emergencyContact: text(trainingLimits.line),
  additionalInfo: text(trainingLimits.long),
  trainingUrls: lines(url, trainingLimits.urls, 'web addresses'),
});

export const tones = ['friendly', 'plain', 'formal'] as const;
export type Tone = (typeof tones)[number];

const flowsSchema = z.object({
  takesCallbacks: z.boolean(),
  takesQuoteRequests: z.boolean(),
  asksForPhotos: z.boolean(),
  offersVisits: z.boolean(),
});
export type Flows = z.infer<typeof flowsSchema>;

const priceMessage = 'Please enter a price such as 89 or 89.50';

export const priceKinds = ['from', 'fixed', 'hourly', 'call-out'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** "Boiler service, from £89.00"; `from` is in pence, and absent `kind` is "from". What isn't here is never named. */
export const setPriceSchema = z.object({
  what: text(trainingLimits.line).min(1, 'Please say what the price is for'),
  from: z.int(priceMessage).min(1, priceMessage).max(trainingLimits.price, 'At most £100,000'),
  kind: z.enum(priceKinds).optional(),
  /** What is in it and what isn't, "VAT and taking the old boiler away". */
  includes: text(trainingLimits.line).optional(),
});
export type SetPrice = z.infer<typeof setPriceSchema>;

/** Read at that moment (ISO 8601 UTC). `problem`: why it couldn't be read last, in plain words. */
export const readPageSchema = z.object({
  url: z.string(),
  at: z.string(),
  text: z.string().max(trainingLimits.page),
  problem: z.string().nullable(),
});
export type ReadPage = z.infer<typeof readPageSchema>;

export const wholeTrainingSchema = z.object({
  businessInfo: businessInfoSchema,
  customPrompt: text(trainingLimits.prompt),
  tone: z.enum(tones),
  flows: flowsSchema,
  prices: z.array(setPriceSchema).max(trainingLimits.prices, `At most ${trainingLimits.prices} prices`),
  pages: z.array(readPageSchema).max(trainingLimits.urls).optional(),
  facts: firmFactsSchema.optional(),
  pairs: answeredQuestionsSchema.optional(),
});
export type Training = z.infer<typeof wholeTrainingSchema>;
export type BusinessInfo = Training['businessInfo'];
export type WrittenTraining = Omit<Training, 'pages'>;

const { shape } = businessInfoSchema;
const { customPrompt, tone, prices, pages, facts, pairs } = wholeTrainingSchema.shape;
const on = z.boolean().default(true);

/** What is left out is empty, and every flow is on unless it is switched off. */
export const trainingSchema = z.object({
  businessInfo: z
    .object({
      openingHours: shape.openingHours.default(''),
      description: shape.description.default(''),
      services: shape.services.default([]),
      specialties: shape.specialties.default(''),
      certifications: shape.certifications.default([]),
      coverageArea: shape.coverageArea.default(''),
      emergencyContact: shape.emergencyContact.default(''),
      additionalInfo: shape.additionalInfo.default(''),
      trainingUrls: shape.trainingUrls.default([]),
    })
    .prefault({}),
  customPrompt: customPrompt.default(''),
  tone: tone.default('friendly'),
  flows: z.object({ takesCallbacks: on, takesQuoteRequests: on, asksForPhotos: on, offersVisits: on }).prefault({}),
  prices: prices.default([]),
  pages,
  facts,
  pairs,
}) satisfies z.ZodType<Training>;
export const writtenTrainingSchema = trainingSchema.omit({ pages: true }) satisfies z.ZodType<WrittenTraining>;

export const emptyTraining: Training = trainingSchema.parse({});
