import type { Grade } from '@pilotlight/contracts/values/intent';
import { gradeLead } from '../grading/grade';
import { jobSheetOf } from '../job-sheet/job-sheet';
import type { DialogueSoFar } from './dialogue-so-far';

/** The lead's grade by the rules; null while there is none. */
export const gradeOf = ({ context, subIntent, needs }: DialogueSoFar): Grade | null => {
  const { intent, facts, emergency, at } = context;
  const { percentage } = jobSheetOf({ intent, subIntent, facts, jobFacts: {}, photos: [] });
  const lead = { intent, subIntent, facts, needs, emergency, at, sheetPercentage: percentage };
  return gradeLead({ ...lead, coverage: null, offer: null, booked: false })?.grade ?? null;
};
