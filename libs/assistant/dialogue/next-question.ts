import { type AskedField, askedFieldOf } from '@pilotlight/contracts/values/asked-for';
import type { PhotoSlot, SheetField } from '@pilotlight/contracts/values/job-sheet';
import { emptyTraining } from '@pilotlight/contracts/values/training';

import { told } from '../job-sheet/sheet-facts';
import { photoInstead, type Standing } from '../job-sheet/sheet-standing';
import { complaintHeard } from './answers';
import { livesOutside } from './area-answer';
import type { DialogueInput } from './dialogue';
import { isAboutAJob, isUnclearJob } from './job-told';
import { onlyWantsToKnow } from './refused-contact';
import { wantsOnlySetPrices, wantsWork } from './wish-for-work';
import { preparationFor } from './worth-asking';

export type Next = {
  readonly field: AskedField;
  readonly sheetField: SheetField | null;
  readonly photo: PhotoSlot | null;
};

const isNew = ({ field, photo }: Next, { askedSoFar, photosAskedFor }: DialogueInput): boolean =>
  photo ? !photosAskedFor.includes(photo) : !askedSoFar.includes(field);

const plain = (field: AskedField): Next => ({ field, sheetField: null, photo: null });

const wanted = ({ requested, facts, jobFacts }: DialogueInput): Next | null => {
  if (requested.length === 0) return null;
  const all = { ...facts, ...jobFacts };
  const field = requested.find((each) => told(all, each) === null);
  return field ? { field: askedFieldOf(field), sheetField: field, photo: null } : null;
};

/** An owner or landlord decides: that is asked sooner than who decides. */
const decider = (field: SheetField, { facts }: DialogueInput): AskedField =>
  field === 'authorises' && !facts.tenure ? 'tenure' : askedFieldOf(field);

const asPhoto = (photo: PhotoSlot | null, { information = emptyTraining }: DialogueInput): PhotoSlot | null =>
  information.flows.asksForPhotos ? photo : null;

const nextOf = (field: SheetField, standing: Standing, input: DialogueInput): Next => {
  const slot = asPhoto(photoInstead(standing, field), input);
  const photo = slot && input.photosAskedFor.includes(slot) ? null : slot;
  return { field: decider(field, input), sheetField: field, photo };
};

export const takesTimes = ({ information = emptyTraining }: DialogueInput): boolean =>
  information.flows.offersVisits || information.flows.takesCallbacks;

/** Where no work is wanted, it is nowhere. */
const nowhere: ReadonlySet<DialogueInput['subIntent']> = new Set(['privacy-request', 'off-topic']);
/** Whoever cancelled is asked who they are, and nothing of a job that isn't to be done. */
const isCalledOff = ({ subIntent, facts }: DialogueInput): boolean => subIntent === 'cancel' && !facts.preferred_time;

const mostAsked = 4;
const ofEveryLead = new Set<AskedField>(['name', 'contact', 'postcode', 'address', 'preferred_time']);
const surveyed = ({ askedSoFar }: DialogueInput): number =>
  askedSoFar.filter((field) => !ofEveryLead.has(field)).length;

/** Whoever complains wants to be heard: neither a time nor a make is asked of them after that, whatever else they want. */
const complained = ({ history = [], subIntent }: DialogueInput): boolean =>
  subIntent === 'complaint' || history.some(({ from, text }) => from === 'assistant' && complaintHeard.test(text));

const whoAndHow = ({ facts, leadSubmitted, askedSoFar }: DialogueInput): Next | null => {
  if (!facts.phone && !facts.email && !askedSoFar.includes('contact')) return plain('contact');
  return !facts.first_name && !facts.last_name && !leadSubmitted && !askedSoFar.includes('name') ? plain('name') : null;
};

const where = ({ facts, askedSoFar }: DialogueInput): Next | null =>
  !facts.postcode && !askedSoFar.includes('postcode') ? plain('postcode') : null;

const what = (input: DialogueInput): Next | null => {
  const { askedSoFar } = input;
  if (surveyed(input) >= mostAsked) return null;
  if (!askedSoFar.includes('job_type') && isUnclearJob(input)) return plain('job_type');
  const { kind, missing } = preparationFor(input);
  const untold = kind === 'repair' && !input.facts.fault_code && missing.includes('symptoms');
  return untold && isAboutAJob(input) && !askedSoFar.includes('symptoms') ? plain('symptoms') : null;
};

/** "As soon as possible" is already an answer to when. */
const when = (input: DialogueInput): Next | null => {
  const { facts, needs, askedSoFar } = input;
  const isTold = facts.preferred_time || needs?.has('soon') || askedSoFar.includes('preferred_time');
  return !isTold && takesTimes(input) && isAboutAJob(input) ? plain('preferred_time') : null;
};

const theRest = (input: DialogueInput): Next | null => {
  const { standing, missing } = preparationFor(input);
  for (const field of missing) {
    const next = nextOf(field, standing, input);
    if (isNew(next, input)) return next;
  }
  return null;
};

/** A lead that can be reached and found has what a visit needs; the rest is for the parts that are brought along. */
const ofTheSheet = (input: DialogueInput): Next | null => {
  const { facts, jobFacts, ready, wantsMore } = input;
  const next = isAboutAJob(input) ? theRest(input) : null;
  if (next === null || wantsMore) return next;
  const isReached = Boolean(facts.phone || facts.email);
  const isDone = isReached && Boolean(facts.postcode) && ready;
  if (!isDone && surveyed(input) < mostAsked) return next;
  return isReached && (facts.postcode || jobFacts.address) ? plain('more') : null;
};

/** No job is to be done, so that nobody prepares for one. */
const isNoJob = (input: DialogueInput): boolean =>
  nowhere.has(input.subIntent) || isCalledOff(input) || complained(input);

const nextOfTheLead = (input: DialogueInput): Next | null => {
  const lead = whoAndHow(input);
  // Passed on from outside the area, and after a price, it needs a way to hear back and nothing else.
  if (livesOutside(input) || wantsOnlySetPrices(input)) return lead?.field === 'contact' ? lead : null;
  if (lead || isNoJob(input)) return lead;
  if (input.agreedWithPerson) return where(input);
  // Of a visit that is only moved the job is known.
  if (input.subIntent === 'reschedule') return where(input) ?? when(input);
  return where(input) ?? what(input) ?? when(input) ?? ofTheSheet(input);
};

const isSummedUp = ({ askedSoFar, wantsMore }: DialogueInput): boolean => askedSoFar.includes('more') && !wantsMore;

const isAskedNothing = (input: DialogueInput): boolean =>
  onlyWantsToKnow(input) || isSummedUp(input) || !wantsWork(input);

/** What the installer wants asked, the three facts, four details, then whether to go on. Nothing twice. Null where nothing is left. */
export const nextToAsk = (input: DialogueInput): Next | null =>
  wanted(input) ?? (isAskedNothing(input) ? null : nextOfTheLead(input));
