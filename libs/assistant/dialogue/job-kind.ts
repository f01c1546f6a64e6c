import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { JobType } from '@pilotlight/contracts/values/job-sheet';
import { jobTypeOf } from '../job-sheet/job-type';
import type { Understanding } from '../understanding/types/understanding';
import { pricedWorkIn } from './priced-work';

export const noJob: ReadonlySet<SubIntent | null> = new Set<SubIntent | null>([
  'reschedule',
  'cancel',
  'complaint',
  'privacy-request',
  'off-topic',
]);

/** The kind of job that the words name by themselves, whether its price or a visit is asked for; null where they name none. */
export const jobKindNamed = (text: string): JobType | null => {
  const { works, things, worksAreSaid, buysTheThing } = pricedWorkIn(text);
  const upkeep = (['service', 'certificate', 'repair', 'flush'] as const).some(
    (work) => worksAreSaid && works.has(work),
  );
  if (things.has('heatPump')) return upkeep ? 'repair-or-service' : 'heat-pump';
  if (works.has('newOne') && buysTheThing && things.has('boiler')) return 'boiler-swap';
  if (upkeep) return 'repair-or-service';
  return things.has('boiler') && (works.has('move') || works.has('conversion')) ? 'boiler-swap' : null;
};

const asksWhichBoiler =
  /\b(?:better off (?:with|having|getting)|go(?:ing)? for|(?:switch|chang|convert|swap|upgrad)\w* (?:it |over )?(?:to|for)|recommend)\b[^.!?;]{0,40}\b(?:combi|system boiler|new boiler|heat[ -]only|regular boiler)\b/iu;

export const jobKindTold = (text: string, { intent, subIntent, needs }: Understanding): JobType | null => {
  if (noJob.has(subIntent)) return null;
  switch (intent) {
    case 'installation':
      return asksWhichBoiler.test(text) ? jobTypeOf(intent, 'swap', {}) : jobTypeOf(intent, subIntent, {});
    case 'service':
      return jobTypeOf(intent, subIntent, {});
    case 'quote':
      return jobKindNamed(text) ?? (needs.has('repair') ? 'repair-or-service' : null);
    case 'booking':
      if (subIntent === 'landlord-certificate' || needs.has('repair')) return jobKindNamed(text) ?? 'repair-or-service';
      return jobKindNamed(text);
    case 'emergency':
    case 'general':
    case null:
      return null;
  }
};
