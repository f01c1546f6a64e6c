import { type JobType, jobTypes, notKnown } from '@pilotlight/contracts/values/job-sheet';
import type { DialogueInput } from './dialogue';
import { isFlush } from '../job-sheet/flush';
import { nothingWrongIn } from './nothing-wrong';
import { pricedWorkIn } from './priced-work';
import { asksForAllPrices } from './set-prices';
import { stemsOf } from './stems';
import { workNamed } from './work-named';

type Job = Pick<DialogueInput, 'text' | 'facts' | 'jobFacts' | 'history'>;

export const isOfAFault = ({ facts, jobFacts }: Pick<Job, 'facts' | 'jobFacts'>): boolean => {
  if (jobFacts.job_type !== 'repair-or-service') return false;
  const { symptoms = '' } = jobFacts;
  if (symptoms === notKnown || nothingWrongIn(symptoms) !== null) return false;
  const { works, worksAreSaid } = pricedWorkIn(symptoms);
  const isOfOtherWork = worksAreSaid && !works.has('repair') && !works.has('callOut');
  return !isOfOtherWork && Boolean(symptoms || facts.fault_code);
};

const ofNoWork = stemsOf(
  'look again back running run engineer plumber person someone somebody man guy out fault problem only not giving give number phone email details looking prices',
);

/** What quoting itself costs, or a look beforehand, is another matter. */
const ofQuoting = /\b(?:charge|free|surveys?)\b/iu;

/** "How much will that be?", "and for the boiler?": names no work but the job under discussion. */
const namesNoOtherWork = (text: string): boolean => {
  const { works, worksAreSaid, things, kinds, others } = pricedWorkIn(text);
  const isMereQuote = [...works].every((work) => work === 'survey') && !ofQuoting.test(text);
  const isOfTheBoiler = [...things].every((thing) => thing === 'boiler');
  return (
    (!worksAreSaid || isMereQuote) &&
    isOfTheBoiler &&
    kinds.size === 0 &&
    [...others].every((word) => ofNoWork.has(word))
  );
};

export const asksPriceOfFault = (job: Job): boolean =>
  isOfAFault(job) && ([...pricedWorkIn(job.text).works].join() === 'repair' || namesNoOtherWork(job.text));

const wordsOf: Readonly<Record<JobType, string | null>> = {
  'boiler-swap': 'new boiler',
  'heat-pump': 'new heat pump',
  'repair-or-service': null,
};

export const pricedInWords = (job: Job): string => {
  const { text, jobFacts } = job;
  if (asksForAllPrices(text) || !namesNoOtherWork(text)) return text;
  if (jobFacts.symptoms && isFlush(jobFacts.symptoms)) return jobFacts.symptoms;
  if (isOfAFault(job)) return `repair visit: ${jobFacts.symptoms ?? ''}`;
  if (pricedWorkIn(text).things.size > 0) return text;
  const spokenOf = jobTypes.find((jobType) => jobType === jobFacts.job_type);
  return (spokenOf && wordsOf[spokenOf]) ?? workNamed(job)?.text ?? text;
};
