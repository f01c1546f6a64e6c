import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { isFlush } from '../job-sheet/flush';
import { type Standing, standingOf } from '../job-sheet/sheet-standing';
import type { DialogueInput } from './dialogue';
import { workNamed } from './work-named';

/** Kinds of work that are prepared for alike. */
export type KindOfWork = 'boiler-swap' | 'heat-pump' | 'repair' | 'upkeep' | 'flush' | 'small-work';

const atTheDoor = ['authorises', 'access'] as const;

/**
 * What somebody can use before that work, the most valuable first. What isn't here is kept where it is told, and never asked for: no photo of the
 * gas meter for a service, no flow rate for a repair.
 */
const worthAsking: Readonly<Record<KindOfWork, readonly SheetField[]>> = {
  'boiler-swap': requiredFields['boiler-swap'],
  'heat-pump': requiredFields['heat-pump'],
  repair: ['symptoms', 'address', 'boiler_make', 'current_boiler_type', 'fuel', ...atTheDoor, 'gas_meter_position'],
  upkeep: ['symptoms', 'address', 'boiler_make', 'current_boiler_type', 'fuel', ...atTheDoor],
  flush: ['radiators', 'address', 'current_boiler_type', 'boiler_make', ...atTheDoor],
  'small-work': ['symptoms', 'address', 'current_boiler_type', 'boiler_make', ...atTheDoor],
};

/** What falls due, with nothing wrong. */
export const upkeep: ReadonlySet<SubIntent | null> = new Set<SubIntent>(['annual', 'landlord-certificate']);
/** Work on the system that is there. */
export const smallWork: ReadonlySet<SubIntent | null> = new Set<SubIntent>([
  'cylinder',
  'radiators',
  'controls',
  'relocation',
]);

/** What a repair, a service or a smaller job comes to. */
const kindOfService = (input: DialogueInput): KindOfWork => {
  const { subIntent, jobFacts, needs } = input;
  if (isFlush(jobFacts.symptoms ?? '')) return 'flush';
  if (smallWork.has(subIntent)) return 'small-work';
  const named = workNamed(input)?.work;
  if (named === 'service' || named === 'certificate') return 'upkeep';
  return named !== 'repair' && upkeep.has(subIntent) && !needs?.has('repair') ? 'upkeep' : 'repair';
};

export type Preparation = {
  readonly kind: KindOfWork;
  readonly standing: Standing;
  readonly missing: readonly SheetField[];
};

/** What is still worth asking for this job, and what kind of job it is. */
export const preparationFor = (input: DialogueInput): Preparation => {
  const standing = standingOf(input);
  const kind = standing.jobType === 'repair-or-service' ? kindOfService(input) : standing.jobType;
  return { kind, standing, missing: worthAsking[kind].filter((field) => standing.missing.includes(field)) };
};
