import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent } from '@pilotlight/contracts/values/intent';
import type { JobType } from '@pilotlight/contracts/values/job-sheet';
import { jobTypeOf } from '../job-sheet/job-type';
import type { Understanding } from '../understanding/types/understanding';
import { jobKindNamed, jobKindTold, noJob } from './job-kind';
import { pricedWorkIn } from './priced-work';

const newOne =
  /\b(?:new|replac\w*|swap\w*|upgrad\w*|quotes?|price|install\w*|instead of|heat ?pumps?|combi (?:fitted|put in))\b/iu;

const beside = /\b(?:as well|aswell|also|too|both)\b/iu;
const asksIfDone =
  /\bdo (?:you|u|ya|ye)(?: (?:guys|lot|also|even|still))* (?:do|fit|install|offer|supply|work on|service|repair|fix)\b/iu;

type Heard = { readonly intent: Intent | null; readonly jobFacts: JobFacts };

/** A message turns to the job it names, except for the price of a service besides a new boiler. */
const namedNow = (text: string, { intent, subIntent }: Understanding): JobType | null => {
  if (noJob.has(subIntent)) return null;
  if (intent === 'installation') return newOne.test(text) ? jobTypeOf(intent, subIntent, {}) : null;
  if (intent !== 'quote' && intent !== 'booking') return null;
  const named = jobKindNamed(text);
  return intent === 'quote' && named === 'repair-or-service' ? null : named;
};

/** Null where it stays with the job before, such as a fault after talk of a new system. */
export const jobTurnedTo = (text: string, before: Heard, understanding: Understanding): JobType | null => {
  const { job_type: set } = before.jobFacts;
  const { intent, needs } = understanding;
  if (!set && before.intent !== 'installation') return jobKindTold(text, understanding);
  const isFault = intent === 'service' && needs.has('repair') && !newOne.test(text);
  if (isFault && set !== 'repair-or-service') return 'repair-or-service';
  if (!set) return jobKindTold(text, understanding);
  if (beside.test(text) || asksIfDone.test(text)) return null;
  const now = namedNow(text, understanding);
  // "How much for the boiler?" of one that is broken asks for no new one.
  if (now === 'boiler-swap' && intent === 'quote' && !pricedWorkIn(text).worksAreSaid) return null;
  return now !== null && now !== set && (now !== 'repair-or-service' || intent === 'booking') ? now : null;
};

/** The kind of job that is asked about besides the one that is set: "a quote for a heat pump as well". Null where none is. */
export const jobBeside = (text: string, { jobFacts }: Heard, understanding: Understanding): JobType | null => {
  if (!jobFacts.job_type || !beside.test(text)) return null;
  const now = namedNow(text, understanding);
  return now === jobFacts.job_type ? null : now;
};
