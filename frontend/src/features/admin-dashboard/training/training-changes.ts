import { firmFactFields } from '@pilotlight/contracts/values/firm-facts';
import type { Training } from '@pilotlight/contracts/values/training';
import { factInSentence } from '../../../shared/training/fact-in-sentence';
import { fieldsOf, type TrainingFields } from './training-form';

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
  pairs: 'questions and answers',
  prices: 'prices',
  tone: 'tone',
  flows: 'flows',
  customPrompt: 'custom prompt',
} as const satisfies Record<Exclude<keyof TrainingFields, 'businessInfo' | 'facts'>, string>;

const isMarked = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some((each) => isMarked(each)));

const named = (marks: object | undefined, all: Iterable<readonly [field: string, name: string]>): string[] => {
  const held = new Map<string, unknown>(Object.entries(marks ?? {}));
  return [...all].flatMap(([field, name]) => (isMarked(held.get(field)) ? name : []));
};

/** What was changed, in words, in the order of the form. */
export const changedIn = (dirty: { readonly businessInfo?: object; readonly facts?: object }): string[] => [
  ...named(dirty.businessInfo, Object.entries(names)),
  ...named(
    dirty.facts,
    firmFactFields.map((fact) => [fact, factInSentence(fact)] as const),
  ),
  ...named(dirty, Object.entries(others)),
];

const differing = (before: object, after: object): Record<string, boolean> => {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after).map(([field, value]) => [field, JSON.stringify(was.get(field)) !== JSON.stringify(value)]),
  );
};

/** What one training says otherwise than the one before it, in words, in the order of the form. */
export const changedBetween = (before: Training, after: Training): string[] => {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return changedIn({
    ...differing(was, is),
    businessInfo: differing(was.businessInfo, is.businessInfo),
    facts: differing(was.facts, is.facts),
  });
};
