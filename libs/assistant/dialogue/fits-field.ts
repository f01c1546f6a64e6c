import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobField } from '@pilotlight/contracts/values/job-sheet';
import type { LeadField } from '@pilotlight/contracts/values/lead';
import type { Understanding } from '../understanding/types/understanding';
import type { AnswerKind } from './answer-words';
import { ofTheBoiler } from './answers-of-boiler';
import { ofTheHome } from './answers-of-home';
import { ofTheSystem } from './answers-of-system';

export type WordedField = Exclude<JobField, 'job_type'>;

const kinds: Readonly<Record<WordedField, AnswerKind>> = { ...ofTheHome, ...ofTheBoiler, ...ofTheSystem };

const factsOfTheHome: readonly LeadField[] = ['property_type', 'bedrooms', 'bathrooms', 'tenure'];
const factsOfTheBoiler: readonly LeadField[] = ['current_boiler_type', 'fuel', 'boiler_make', 'fault_code'];

const aboutTheHome: ReadonlySet<JobField> = new Set<JobField>([
  'address',
  'access',
  'authorises',
  'property_age',
  'occupants',
  'insulation',
  'outdoor_space',
  'loft_access',
  'asbestos',
  'consents',
]);
const aboutEither: ReadonlySet<JobField> = new Set<JobField>(['budget', 'target_date', 'also_wanted', 'symptoms']);
const aboutTime: ReadonlySet<JobField> = new Set<JobField>(['target_date', 'last_service', 'access', 'also_wanted']);
const aboutFaults: ReadonlySet<JobField> = new Set<JobField>([
  'symptoms',
  'working',
  'pressure',
  'cold_spots',
  'controls_now',
  'last_service',
  'also_wanted',
]);

const isAboutOtherThings = (field: WordedField, facts: LeadFacts): boolean => {
  if (aboutEither.has(field)) return false;
  const [own, other] = aboutTheHome.has(field)
    ? [factsOfTheHome, factsOfTheBoiler]
    : [factsOfTheBoiler, factsOfTheHome];
  return other.some((each) => facts[each]) && !own.some((each) => facts[each]);
};

/** "about 9" reads as a time too, but not right after how many there are. */
export const loneNumber = /^\d+(?:\.\d+)?$/u;

const tellsMore = (field: WordedField, { facts, needs }: Understanding): boolean => {
  const { first_name, last_name, ...others } = facts;
  const named = first_name !== undefined || last_name !== undefined;
  return needs.size > 0 || Object.keys(others).length > 0 || (named && field !== 'authorises');
};

export const fitsField = (field: WordedField, words: string, understanding: Understanding): boolean => {
  const { facts, needs } = understanding;
  if (isAboutOtherThings(field, facts)) return false;
  const { of, alone } = kinds[field];
  if (loneNumber.test(words)) return alone?.test(words) || of.test(words);
  if (alone?.test(words) && !tellsMore(field, understanding)) return true;
  if (facts.preferred_time && !aboutTime.has(field)) return false;
  if (needs.has('repair') && !aboutFaults.has(field)) return false;
  return of.test(words);
};
