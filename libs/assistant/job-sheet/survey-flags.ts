import type { JobSheet, JobType } from '@pilotlight/contracts/values/job-sheet';
import { known, type SheetFacts } from './sheet-facts';

type Flag = JobSheet['flags'][number];

const lowFlow = 10;
const oldBoiler = 10;
const asbestosBanned = 2000;

const numberIn = (value: string | null): number | null => {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(value ?? '') ?? [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
};

const warn = (holds: boolean, text: string): Flag[] => (holds ? [{ text, tone: 'warn' }] : []);

const saysNo = (value: string | null): boolean => /^(?:no|none|not?\b.*|false)$/iu.test(value ?? '');

/** A home of this century has none; ages are given as years. */
const builtAfterBan = (facts: SheetFacts): boolean => {
  const [year] = /\b(?:19|20)\d{2}\b/.exec(known(facts, 'property_age') ?? '') ?? [];
  return Number(year) >= asbestosBanned;
};

const asbestos = (facts: SheetFacts, jobType: JobType): Flag[] => {
  const answer = known(facts, 'asbestos');
  if (answer !== null) return warn(!saysNo(answer), 'Asbestos reported');
  return warn(jobType !== 'repair-or-service' && !builtAfterBan(facts), 'Asbestos unknown');
};

const asked = (wanted: string | null): Flag[] => (wanted ? [{ text: `Asked about ${wanted}`, tone: 'info' }] : []);

export const surveyFlags = (facts: SheetFacts, jobType: JobType): Flag[] => {
  const age = numberIn(known(facts, 'boiler_age'));
  const flow = numberIn(known(facts, 'mains_flow'));
  const microbore = known(facts, 'microbore');
  return [
    ...warn(age !== null && age >= oldBoiler && age < 100, `${age} years old`),
    ...warn(facts.current_boiler_type === 'back boiler', 'Back boiler'),
    ...warn(flow !== null && flow < lowFlow, `Low mains flow, ${flow} l/min`),
    ...warn(microbore !== null && !saysNo(microbore), 'Microbore pipes'),
    ...asbestos(facts, jobType),
    ...asked(known(facts, 'also_wanted')),
  ];
};
