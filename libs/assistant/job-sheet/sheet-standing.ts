import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { JobType, PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { jobTypeOf } from './job-type';
import { isFlush } from './flush';
import { applies, isFilled, type SheetFacts, told } from './sheet-facts';

/** What a conversation has come to, as far as a quote needs it. Facts are plain text, '' where withdrawn. */
export interface JobKnown {
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly photos: readonly { readonly slot: PhotoSlot | null }[];
}

/** How far a sheet is filled: all that the next question and the grade need of it, at a fraction of the whole sheet's cost. */
export interface Standing {
  readonly jobType: JobType;
  readonly facts: SheetFacts;
  readonly slots: ReadonlySet<PhotoSlot>;
  readonly required: number;
  readonly missing: readonly SheetField[];
}

const slotsOf = (photos: JobKnown['photos']): ReadonlySet<PhotoSlot> => {
  const slots = new Set<PhotoSlot>();
  for (const { slot } of photos) if (slot) slots.add(slot);
  return slots;
};

/** A flush is quoted by how many radiators there are. */
const fieldsOf = (jobType: JobType, facts: SheetFacts): readonly SheetField[] => {
  const fields: readonly SheetField[] = requiredFields[jobType];
  if (jobType !== 'repair-or-service' || !isFlush(facts.symptoms ?? '')) return fields;
  return fields.flatMap((field) => (field === 'boiler_make' ? ['radiators' as const, field] : field));
};

export const standingOf = ({ intent, subIntent, facts: lead, jobFacts, photos }: JobKnown): Standing => {
  const facts: SheetFacts = { ...lead, ...jobFacts };
  const jobType = jobTypeOf(intent, subIntent, facts);
  const slots = slotsOf(photos);
  const missing: SheetField[] = [];
  let required = 0;
  for (const field of fieldsOf(jobType, facts)) {
    if (!applies(facts, field)) continue;
    required += 1;
    if (!isFilled(facts, slots, field)) missing.push(field);
  }
  return { jobType, facts, slots, required, missing };
};

/** 0 to 100; 100 only where a quote lacks nothing. */
export const percentageOf = ({ required, missing }: Pick<Standing, 'required' | 'missing'>): number =>
  Math.round((100 * (required - missing.length)) / required);

export const photoInstead = ({ facts, slots }: Standing, field: SheetField): PhotoSlot | null => {
  const { photo, seenInPhoto } = sheetFields[field];
  if (!photo || slots.has(photo)) return null;
  return seenInPhoto || told(facts, field) !== null ? photo : null;
};
