import { type JobType, jobTypes } from '@pilotlight/contracts/values/job-sheet';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import { known, type SheetFacts } from './sheet-facts';

/** Work on the system that is there, though it is called an installation. */
const smallWork: ReadonlySet<SubIntent> = new Set(['cylinder', 'radiators', 'controls']);

const isFaulty = (facts: SheetFacts): boolean =>
  known(facts, 'fault_code') !== null || known(facts, 'symptoms') !== null || known(facts, 'last_service') !== null;

export const jobTypeOf = (intent: Intent | null, subIntent: SubIntent | null, facts: SheetFacts): JobType => {
  const set = facts.job_type && jobTypes.find((jobType) => jobType === facts.job_type);
  if (set) return set;
  switch (intent) {
    case 'installation':
      if (subIntent === 'heat-pump') return 'heat-pump';
      return subIntent !== null && smallWork.has(subIntent) ? 'repair-or-service' : 'boiler-swap';
    case 'quote':
      return isFaulty(facts) ? 'repair-or-service' : 'boiler-swap';
    case 'emergency':
    case 'booking':
    case 'service':
    case 'general':
    case null:
      return 'repair-or-service';
  }
};
