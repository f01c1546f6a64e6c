import { type AskedField, askedFieldOf } from '@pilotlight/contracts/values/asked-for';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { isSheetField } from '@pilotlight/contracts/values/job-sheet-fields';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import { neededFor } from '../job-sheet/job-sheet';
import { told } from '../job-sheet/sheet-facts';
import type { DialogueInput } from './dialogue';
import { isAboutAJob, isUnclearJob } from './job-told';

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

const wanted = ({ requested, facts, jobFacts }: DialogueInput): Next[] =>
  requested
    .filter((field) => told({ ...facts, ...jobFacts }, field) === null)
    .map((field) => ({ field: askedFieldOf(field), sheetField: field, photo: null }));

/** Whoever owns or lets a home decides on it: that is sooner told than who decides. */
const decider = (field: SheetField, { facts }: DialogueInput): AskedField =>
  field === 'authorises' && !facts.tenure ? 'tenure' : askedFieldOf(field);

const asPhoto = (photo: PhotoSlot | null, { information = emptyTraining }: DialogueInput): PhotoSlot | null =>
  information.flows.asksForPhotos ? photo : null;

const ofTheSheet = (input: DialogueInput): Next[] =>
  neededFor(input).missing.flatMap(({ field, photo }): Next[] => {
    if (!isSheetField(field)) return [];
    const asked = decider(field, input);
    const slot = asPhoto(photo, input);
    const next: Next = { field: asked, sheetField: field, photo: slot };
    // Its photo was asked for with another field, or isn't wanted: words do.
    return slot && input.photosAskedFor.includes(slot) ? [{ ...next, photo: null }] : [next];
  });

const takesTimes = ({ information = emptyTraining }: DialogueInput): boolean =>
  information.flows.offersVisits || information.flows.takesCallbacks;

const ofEveryLead = ({ facts, leadSubmitted }: DialogueInput): Next[] => [
  ...(facts.phone || facts.email ? [] : [plain('contact')]),
  ...(facts.first_name || facts.last_name || leadSubmitted ? [] : [plain('name')]),
  ...(facts.postcode ? [] : [plain('postcode')]),
];

const ofTheJob = (input: DialogueInput): Next[] => [
  ...(isUnclearJob(input) ? [plain('job_type')] : []),
  ...(isAboutAJob(input) && !input.ready && !input.facts.preferred_time && takesTimes(input)
    ? [plain('preferred_time')]
    : []),
];

/**
 * The most valuable thing that is missing: what the installer wants asked, then what makes a lead reachable, located and ready, then the
 * job sheet's fields by their value for a quote. Nothing that was asked before, answered or not. Null where nothing is left.
 */
export const nextToAsk = (input: DialogueInput): Next | null => {
  const first = (all: readonly Next[]): Next | undefined => all.find((next) => isNew(next, input));
  const early = wanted(input)[0] ?? first(ofEveryLead(input)) ?? first(ofTheJob(input));
  return early ?? (isAboutAJob(input) ? first(ofTheSheet(input)) : undefined) ?? null;
};
