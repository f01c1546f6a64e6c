import {
  emptyTraining,
  setPriceSchema,
  type Training,
  trainingLimits,
  wholeTrainingSchema,
} from '@pilotlight/contracts/values/training';
import { z } from 'zod';

const { businessInfo } = wholeTrainingSchema.shape;
const { shape } = businessInfo;

/** A list as it is typed: one entry per line. What is wrong with an entry is said of the whole field. */
const typedLines = (list: z.ZodType<string[]>) =>
  z.string().transform((text, context) => {
    const lines = list.safeParse(text.split('\n'));
    if (lines.success) return lines.data;
    lines.error.issues.forEach(({ message }) => context.addIssue({ code: 'custom', message }));
    return z.NEVER;
  });

const typedPounds = z
  .string()
  .trim()
  .regex(/^£?\d{1,6}(?:\.\d{1,2})?$/, 'Please enter a price such as 89 or 89.50')
  .transform((pounds) => Math.round(Number(pounds.replace('£', '')) * 100))
  .pipe(setPriceSchema.shape.from);

/** A sentence that is read as one, on however many lines it was typed: "Mon to Fri 8 to 6, Sat 9 to 1". */
const inOneLine = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/[,;]$/, ''))
    .filter(Boolean)
    .join(', ');

/** What stands in the fields of the Training tab. */
export const trainingFormSchema = wholeTrainingSchema.omit({ pages: true }).extend({
  businessInfo: businessInfo.extend({
    openingHours: z.string().transform(inOneLine).pipe(shape.openingHours),
    coverageArea: z.string().transform(inOneLine).pipe(shape.coverageArea),
    specialties: z.string().transform(inOneLine).pipe(shape.specialties),
    services: typedLines(shape.services),
    certifications: typedLines(shape.certifications),
    trainingUrls: typedLines(shape.trainingUrls),
  }),
  prices: z.array(setPriceSchema.extend({ from: typedPounds })).max(trainingLimits.prices),
});

export type TrainingFields = z.input<typeof trainingFormSchema>;

const pounds = (pence: number): string => (pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2));

export const fieldsOf = ({
  businessInfo: info,
  customPrompt,
  tone,
  flows,
  prices,
  facts,
  pairs,
}: Training): TrainingFields => ({
  customPrompt,
  tone,
  flows,
  businessInfo: {
    ...info,
    services: info.services.join('\n'),
    certifications: info.certifications.join('\n'),
    trainingUrls: info.trainingUrls.join('\n'),
  },
  prices: prices.map(({ from, ...price }) => ({ ...price, from: pounds(from) })),
  facts,
  pairs,
});

export const blankFields: TrainingFields = fieldsOf(emptyTraining);

const names = {
  openingHours: 'opening hours',
  coverageArea: 'coverage area',
  services: 'services',
  certifications: 'certifications',
  specialties: 'specialties',
  emergencyContact: 'emergency contact',
  description: 'description',
  trainingUrls: 'training URLs',
  additionalInfo: 'additional information',
} as const satisfies Record<keyof TrainingFields['businessInfo'], string>;

const others = {
  customPrompt: 'custom prompt',
  tone: 'tone',
  flows: 'flows',
  prices: 'prices',
  facts: 'further facts',
  pairs: 'questions and answers',
} as const satisfies Record<Exclude<keyof TrainingFields, 'businessInfo'>, string>;

const isMarked = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some((each) => isMarked(each)));

/** What was changed, in words, in the order of the form. */
export const changedIn = (dirty: { readonly businessInfo?: object }): string[] => {
  const marks = new Map<string, unknown>([...Object.entries(dirty.businessInfo ?? {}), ...Object.entries(dirty)]);
  return Object.entries({ ...names, ...others }).flatMap(([field, name]) => (isMarked(marks.get(field)) ? name : []));
};

const differing = (before: object, after: object): Record<string, boolean> => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).map(([field, value]) => [field, JSON.stringify(was.get(field)) !== JSON.stringify(value)]),
  );
};

/** What one training says otherwise than the one before it, in words, in the order of the form. */
export const changedBetween = (before: Training, after: Training): string[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return changedIn({ ...differing(was, is), businessInfo: differing(was.businessInfo, is.businessInfo) });
};
