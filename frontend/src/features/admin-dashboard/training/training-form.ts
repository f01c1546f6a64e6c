import { answeredQuestionsSchema } from '@pilotlight/contracts/values/firm-facts';
import {
  emptyTraining,
  priceKinds,
  setPriceSchema,
  type Training,
  trainingLimits,
  wholeTrainingSchema,
} from '@pilotlight/contracts/values/training';
import { z } from 'zod';
import { poundsIn, poundsToType } from '../typed-pounds';
import { factFieldsOf, typedFactsSchema } from './typed-facts';
import { inOneLine, typedLines, typedOrAbsent } from './typed-words';

const { businessInfo } = wholeTrainingSchema.shape;
const { shape } = businessInfo;

const typedPounds = poundsIn('Please enter a price such as 89 or 89.50').pipe(setPriceSchema.shape.from);

/** A price that says nothing else is one "from". */
const typedPrice = setPriceSchema.extend({
  from: typedPounds,
  kind: z.enum(priceKinds).transform((kind) => (kind === 'from' ? undefined : kind)),
  includes: typedOrAbsent(setPriceSchema.shape.includes, (text) => text.trim()),
});

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
  prices: z.array(typedPrice).max(trainingLimits.prices),
  facts: typedFactsSchema,
  pairs: answeredQuestionsSchema.transform((pairs) => (pairs.length > 0 ? pairs : undefined)),
});

export type TrainingFields = z.input<typeof trainingFormSchema>;

export const fieldsOf = ({
  businessInfo: info,
  customPrompt,
  tone,
  flows,
  prices,
  facts,
  pairs = [],
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
  prices: prices.map(({ what, from, kind = 'from', includes = '' }) => ({
    what,
    from: poundsToType(from),
    kind,
    includes,
  })),
  facts: factFieldsOf(facts),
  pairs,
});

export const blankFields: TrainingFields = fieldsOf(emptyTraining);
