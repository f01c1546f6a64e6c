import {
  type JobSheet,
  type JobType,
  type PhotoSlot,
  photoSlotNames,
  photoSlots,
  type SheetField,
} from '@pilotlight/contracts/values/job-sheet';
import { sheetFields, sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { slotsOfJobType } from '@pilotlight/contracts/values/job-sheet-needs';
import { linesOf } from './sheet-lines';
import { askForPhoto, photoLabel, sheetQuestions } from './sheet-questions';
import { type JobKnown, percentageOf, photoInstead, type Standing, standingOf } from './sheet-standing';
import { surveyFlags } from './survey-flags';

export interface SheetPhoto {
  readonly id: string;
  readonly slot: PhotoSlot | null;
}

export interface SheetInput extends JobKnown {
  readonly photos: readonly SheetPhoto[];
}

const lineOrder = sheetOrder.filter((field) => field !== 'job_type');

const missingField = (standing: Standing, field: SheetField): JobSheet['missing'][number] => {
  const photo = photoInstead(standing, field);
  if (photo) return { field, label: photoLabel(photo), ask: askForPhoto(photo), photo };
  const { label } = sheetFields[field];
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

export const jobSheetOf = (input: SheetInput): JobSheet => {
  const { photos } = input;
  const standing = standingOf(input);
  const { facts, jobType, required, missing } = standing;
  return {
    jobType,
    filled: required - missing.length,
    required,
    percentage: percentageOf(standing),
    quoteReady: missing.length === 0,
    lines: linesOf(facts, lineOrder),
    missing: missing.map((field) => missingField(standing, field)),
    photos: photosBySlot(photos, jobType),
    otherPhotos: photos.filter(({ slot }) => slot === null).map(({ id }) => id),
    flags: surveyFlags(facts, jobType),
  };
};
