import { type AskedField, askedFieldOf } from '@pilotlight/contracts/values/asked-for';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { emptyTraining } from '@pilotlight/contracts/values/training';

import { told } from '../job-sheet/sheet-facts';
import { photoInstead, type Standing, standingOf } from '../job-sheet/sheet-standing';
import type { DialogueInput } from './dialogue';
import { isAboutAJob, isUnclearJob } from './job-told';
import { onlyWantsToKnow } from './refused-contact';

/** One thing to ask: a field, and the photo that would tell it where one is asked for. */
export type Next = {
  readonly field: AskedField;
  readonly sheetField: SheetField | null;
  readonly photo: PhotoSlot | null;
};

/** The question for it would be the first of its kind; a photo may still be asked for where nobody knew the field. */
const isNew = ({ field, photo }: Next, { askedSoFar, photosAskedFor }: DialogueInput): boolean =>
  photo ? !photosAskedFor.includes(photo) : !askedSoFar.includes(field);

const plain = (field: AskedField): Next => ({ field, sheetField: null, photo: null });

const wanted = ({ requested, facts, jobFacts }: DialogueInput): Next | null => {
  if (requested.length === 0) return null;
  const all = { ...facts, ...jobFacts };
  const field = requested.find((each) => told(all, each) === null);
  return field ? { field: askedFieldOf(field), sheetField: field, photo: null } : null;
};

/** Whoever owns or lets a home decides on it: that is sooner told than who decides. */
const decider = (field: SheetField, { facts }: DialogueInput): AskedField =>
  field === 'authorises' && !facts.tenure ? 'tenure' : askedFieldOf(field);

const asPhoto = (photo: PhotoSlot | null, { information = emptyTraining }: DialogueInput): PhotoSlot | null =>
  information.flows.asksForPhotos ? photo : null;

const nextOf = (field: SheetField, standing: Standing, input: DialogueInput): Next => {
  const slot = asPhoto(photoInstead(standing, field), input);
  // Its photo was asked for with another field, or isn't wanted: words do.
  const photo = slot && input.photosAskedFor.includes(slot) ? null : slot;
  return { field: decider(field, input), sheetField: field, photo };
};

const ofTheSheet = (input: DialogueInput): Next | null => {
  const standing = standingOf(input);
  for (const field of standing.missing) {
    const next = nextOf(field, standing, input);
    if (isNew(next, input)) return next;
  }
  return null;
};

/** Whether the firm arranges visits or calls here, so that a time is worth asking. */
export const takesTimes = ({ information = emptyTraining }: DialogueInput): boolean =>
  information.flows.offersVisits || information.flows.takesCallbacks;

/** Where no work is wanted, it is nowhere. */
const nowhere: ReadonlySet<DialogueInput['subIntent']> = new Set(['privacy-request', 'off-topic']);

const ofEveryLead = ({ facts, leadSubmitted, askedSoFar, subIntent }: DialogueInput): Next | null => {
  if (!facts.phone && !facts.email && !askedSoFar.includes('contact')) return plain('contact');
  if (!facts.first_name && !facts.last_name && !leadSubmitted && !askedSoFar.includes('name')) return plain('name');
  return !facts.postcode && !askedSoFar.includes('postcode') && !nowhere.has(subIntent) ? plain('postcode') : null;
};

const asksForTimes = (input: DialogueInput): boolean =>
  !input.ready && !input.facts.preferred_time && takesTimes(input) && isAboutAJob(input);

const ofTheJob = (input: DialogueInput): Next | null => {
  const { askedSoFar } = input;
  if (!askedSoFar.includes('job_type') && isUnclearJob(input)) return plain('job_type');
  return !askedSoFar.includes('preferred_time') && asksForTimes(input) ? plain('preferred_time') : null;
};

/** Whoever cancelled is asked who they are, and nothing of a job that isn't to be done. */
const isCalledOff = ({ subIntent, facts }: DialogueInput): boolean => subIntent === 'cancel' && !facts.preferred_time;

const ofACancellation = (input: DialogueInput): Next | null => {
  const next = ofEveryLead(input);
  return next?.field === 'postcode' ? null : next;
};

const nextOfTheLead = (input: DialogueInput): Next | null => {
  if (isCalledOff(input)) return ofACancellation(input);
  // What a person has agreed isn't asked again.
  return input.agreedWithPerson ? ofEveryLead(input) : nextOfTheJob(input);
};

const nextOfTheJob = (input: DialogueInput): Next | null =>
  ofEveryLead(input) ?? ofTheJob(input) ?? (isAboutAJob(input) ? ofTheSheet(input) : null);

/**
 * The most valuable thing that is missing: what the installer wants asked, then what makes a lead reachable, located and ready, then the
 * job sheet's fields by their value for a quote. Nothing that was asked before, answered or not. Null where nothing is left; whoever
 * only wants to know a price and won't be reached is asked nothing but what the installer wants asked.
 */
export const nextToAsk = (input: DialogueInput): Next | null =>
  wanted(input) ?? (onlyWantsToKnow(input) ? null : nextOfTheLead(input));
