import type { DialogueInput } from './dialogue';
import { pricedWorkIn } from './priced-work';
import { stemsOf } from './stems';

type Job = Pick<DialogueInput, 'text' | 'facts' | 'jobFacts'>;

/** Something is broken that is to be put right: neither a service nor a new boiler. */
export const isOfAFault = ({ facts, jobFacts }: Pick<Job, 'facts' | 'jobFacts'>): boolean => {
  if (jobFacts.job_type !== 'repair-or-service') return false;
  const { symptoms = '' } = jobFacts;
  const { works, worksAreSaid } = pricedWorkIn(symptoms);
  const isOfOtherWork = worksAreSaid && !works.has('repair') && !works.has('callOut');
  return !isOfOtherWork && Boolean(symptoms || facts.fault_code);
};

/** Said of whoever is to come, and of the boiler that is to run again. */
const ofPuttingRight = stemsOf(
  'look again back running run engineer plumber person someone somebody man guy fault problem',
);

/** What quoting itself costs, or a look beforehand, is another matter. */
const ofQuoting = /\b(?:charge|free|surveys?)\b/iu;

/** "How much will that be?", "and for the boiler?": no work is named but the one that was spoken of. */
const namesNoOtherWork = (text: string): boolean => {
  const { works, worksAreSaid, things, kinds, others } = pricedWorkIn(text);
  const isMereQuote = [...works].every((work) => work === 'survey') && !ofQuoting.test(text);
  const isOfTheBoiler = [...things].every((thing) => thing === 'boiler');
  return (
    (!worksAreSaid || isMereQuote) &&
    isOfTheBoiler &&
    kinds.size === 0 &&
    [...others].every((word) => ofPuttingRight.has(word))
  );
};

/** Whether the price that is asked for is that of putting the fault right. */
export const asksPriceOfFault = (job: Job): boolean => isOfAFault(job) && namesNoOtherWork(job.text);

const everyPrice = /\b(?:prices|rates|charges|fees|price ?list)\b/iu;

/** The words that name what a price is asked for: the visitor's own, else those of the job that was spoken of. */
export const pricedInWords = (job: Job): string => {
  const { text, jobFacts } = job;
  if (everyPrice.test(text)) return text;
  if (asksPriceOfFault(job)) return `repair visit: ${jobFacts.symptoms ?? ''}`;
  const { worksAreSaid, things, kinds, others } = pricedWorkIn(text);
  if (worksAreSaid || things.size + kinds.size + others.size > 0) return text;
  if (jobFacts.job_type === 'boiler-swap') return 'new boiler';
  return jobFacts.job_type === 'heat-pump' ? 'new heat pump' : text;
};
