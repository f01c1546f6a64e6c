import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import {
  type JobSheet,
  type JobType,
  type PhotoSlot,
  photoSlotNames,
  photoSlots,
  type SheetField,
} from '@pilotlight/contracts/values/job-sheet';
import { sheetFields, sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { requiredFields, slotsOfJobType } from '@pilotlight/contracts/values/job-sheet-needs';
import { jobTypeOf } from './job-type';
import { applies, isFilled, type SheetFacts, told } from './sheet-facts';
import { linesOf } from './sheet-lines';
import { askForPhoto, photoLabel, sheetQuestions } from './sheet-questions';
import { surveyFlags } from './survey-flags';

export interface SheetPhoto {
  readonly id: string;
  readonly slot: PhotoSlot | null;
}

/** What a conversation has come to. Facts are plain text, '' where withdrawn. */
export interface SheetInput {
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly photos: readonly SheetPhoto[];
}

// The job's type is the sheet's heading.
const lineOrder = sheetOrder.filter((field) => field !== 'job_type');

const missingField = (
  facts: SheetFacts,
  slots: ReadonlySet<PhotoSlot>,
  field: SheetField,
): JobSheet['missing'][number] => {
  const { label, photo, seenInPhoto } = sheetFields[field];
  const askedInVain = told(facts, field) !== null;
  if (photo && !slots.has(photo) && (seenInPhoto || askedInVain))
    return { field, label: photoLabel(photo), ask: askForPhoto(photo), photo };
  return { field, label: field === 'phone' ? 'Phone or email' : label, ask: sheetQuestions[field], photo: null };
};

const photosBySlot = (photos: readonly SheetPhoto[], jobType: JobType): JobSheet['photos'] =>
  photoSlots
    .map((slot) => ({
      slot,
      label: photoSlotNames[slot],
      ids: photos.filter((photo) => photo.slot === slot).map(({ id }) => id),
    }))
    .filter(({ slot, ids }) => ids.length > 0 || slotsOfJobType[jobType].includes(slot));

type Needed = Pick<JobSheet, 'jobType' | 'required' | 'missing'>;

/** What a quote needs and what of it is missing, the most valuable first: the sheet's own, at a fraction of its cost. */
export const neededFor = ({ intent, subIntent, facts: lead, jobFacts, photos }: SheetInput): Needed => {
  const facts: SheetFacts = { ...lead, ...jobFacts };
  const jobType = jobTypeOf(intent, subIntent, facts);
  const slots = new Set(photos.flatMap(({ slot }) => slot ?? []));
  const required = requiredFields[jobType].filter((field) => applies(facts, field));
  const missing = required.filter((field) => !isFilled(facts, slots, field));
  return { jobType, required: required.length, missing: missing.map((field) => missingField(facts, slots, field)) };
};

/** The sheet that a job is quoted from: what is known, what is missing and in which order to ask, what to look out for. */
export const jobSheetOf = (input: SheetInput): JobSheet => {
  const { facts: lead, jobFacts, photos } = input;
  const facts: SheetFacts = { ...lead, ...jobFacts };
  const { jobType, required, missing } = neededFor(input);
  const filled = required - missing.length;
  return {
    jobType,
    filled,
    required,
    percentage: Math.round((100 * filled) / required),
    quoteReady: missing.length === 0,
    lines: linesOf(facts, lineOrder),
    missing,
    photos: photosBySlot(photos, jobType),
    otherPhotos: photos.filter(({ slot }) => slot === null).map(({ id }) => id),
    flags: surveyFlags(facts, jobType),
  };
};
