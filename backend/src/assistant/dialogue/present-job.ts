import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { JobType } from '@pilotlight/contracts/values/job-sheet';
import { jobTypeOf } from '../job-sheet/job-type';
import type { Understanding } from '../understanding/understanding';

const newOne = /\b(?:new|replac\w*|swap\w*|upgrad\w*|quotes?|price|install\w*|instead of|heat ?pumps?)\b/iu;
const service =
  /\b(?:boiler|annual|yearly|gas|full) (?:service|servicing)\b|\bservic(?:e|ing) (?:for|of|on) (?:my|our|the) boiler\b/iu;

type Heard = { readonly intent: Intent | null; readonly jobFacts: JobFacts };

/**
 * The kind of job that a message turns to, where it names another than the conversation was about: a fault after talk of a new system, or
 * a new system after a fault. Null where it stays with the one before.
 */
export const jobTurnedTo = (
  text: string,
  before: Heard,
  { intent, subIntent, needs }: Understanding,
): JobType | null => {
  const { job_type: set } = before.jobFacts;
  if (intent === 'booking' && !set && before.intent === null && service.test(text)) return 'repair-or-service';
  const isFault = intent === 'service' && needs.has('repair') && !newOne.test(text);
  if (isFault && set !== 'repair-or-service' && (before.intent === 'installation' || set)) return 'repair-or-service';
  const now = intent === 'installation' && newOne.test(text) ? jobTypeOf(intent, subIntent, {}) : null;
  return set && now !== null && now !== set && now !== 'repair-or-service' ? now : null;
};
