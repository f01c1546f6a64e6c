import type { SubIntent } from '@pilotlight/contracts/values/intent';
import type { SheetField } from '@pilotlight/contracts/values/job-sheet';
import { requiredFields } from '@pilotlight/contracts/values/job-sheet-needs';
import { isFlush } from '../job-sheet/flush';
import { type Standing, standingOf } from '../job-sheet/sheet-standing';
import type { DialogueInput } from './dialogue';
import { workNamed } from './work-named';

export type KindOfWork = 'boiler-swap' | 'heat-pump' | 'repair' | 'upkeep' | 'flush' | 'small-work';

const atTheDoor = ['authorises', 'access'] as const;

/** Most valuable first. Other details are kept where told but never asked for: no gas meter photo for a service. */
const worthAsking: Readonly<Record<KindOfWork, readonly SheetField[]>> = {
  'boiler-swap': requiredFields['boiler-swap'],
  'heat-pump': requiredFields['heat-pump'],
  repair: ['symptoms', 'address', 'boiler_make', 'current_boiler_type', 'fuel', ...atTheDoor, 'gas_meter_position'],
  upkeep: ['symptoms', 'address', 'boiler_make', 'current_boiler_type', 'fuel', ...atTheDoor],
  flush: ['radiators', 'address', 'current_boiler_type', 'boiler_make', ...atTheDoor],
  'small-work': ['symptoms', 'address', 'current_boiler_type', 'boiler_make', ...atTheDoor],
};

export const upkeep: ReadonlySet<SubIntent | null> = new Set<SubIntent>(['annual', 'landlord-certificate']);
export const smallWork: ReadonlySet<SubIntent | null> = new Set<SubIntent>([
  'cylinder',
  'radiators',
  'controls',
  'relocation',
]);

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

export const preparationFor = (input: DialogueInput): Preparation => {
  const standing = standingOf(input);
  const kind = standing.jobType === 'repair-or-service' ? kindOfService(input) : standing.jobType;
  return { kind, standing, missing: worthAsking[kind].filter((field) => standing.missing.includes(field)) };
};
