import { z } from 'zod';

/** The most that each part of a training may hold: characters, lines, entries, pence. */
export const trainingLimits = {
  line: 120,
  short: 500,
  long: 2_000,
  services: 50,
  certifications: 30,
  urls: 10,
  prices: 30,
  price: 10_000_000,
  prompt: 4_000,
} as const;

const grouped = (count: number): string => count.toLocaleString('en-GB');
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${grouped(most)} characters`)
    .default('');
const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

/** Blank lines are nobody's entry. */
const lines = (entry: z.ZodType<string, string>, most: number, what: string) =>
  z
    .array(z.string().trim())
    .transform((entries) => entries.filter(Boolean))
    .pipe(z.array(entry).max(most, `At most ${most} ${what}`))
    .default([]);
const line = z.string().max(trainingLimits.line, `At most ${trainingLimits.line} characters a line`);
const url = z.string().max(trainingLimits.long).refine(isHttpUrl, 'Please enter web addresses, one per line');

/** What an installer tells about itself. All of it is public: a visitor may be told any of it. */
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
export type BusinessInfo = z.infer<typeof businessInfoSchema>;

export const tones = ['friendly', 'plain', 'formal'] as const;
export type Tone = (typeof tones)[number];

/** What the assistant takes and offers; all of it unless switched off. */
export const flowsSchema = z.object({
  takesCallbacks: z.boolean().default(true),
  takesQuoteRequests: z.boolean().default(true),
  asksForPhotos: z.boolean().default(true),
  offersVisits: z.boolean().default(true),
});
export type Flows = z.infer<typeof flowsSchema>;

/** One price that may be named: "Boiler service, from £89.00". What isn't here is never named. */
export const setPriceSchema = z.object({
  what: z
    .string()
    .trim()
    .min(1, 'Please say what the price is for')
    .max(trainingLimits.line, `At most ${trainingLimits.line} characters`),
  /** Pence. */
  from: z
    .int('Please enter a price such as 89 or 89.50')
    .min(1, 'Please enter a price such as 89 or 89.50')
    .max(trainingLimits.price, 'At most £100,000'),
});
export type SetPrice = z.infer<typeof setPriceSchema>;

/** Everything an assistant is told about the firm that it speaks for. */
export const trainingSchema = z.object({
  businessInfo: businessInfoSchema.prefault({}),
  customPrompt: text(trainingLimits.prompt),
  tone: z.enum(tones).default('friendly'),
  flows: flowsSchema.prefault({}),
  prices: z.array(setPriceSchema).max(trainingLimits.prices, `At most ${trainingLimits.prices} prices`).default([]),
});
export type Training = z.infer<typeof trainingSchema>;

export const emptyTraining: Training = trainingSchema.parse({});
