import type { Grade, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { ClearedAlarm } from '@pilotlight/contracts/values/alarm';
import { jobTypeNames, notKnown } from '@pilotlight/contracts/values/job-sheet';
import type { Alarms } from '../aggregate/alarm.state';
import type { OpenConversation } from '../aggregate/conversation.state';
import { sheetOf } from '../aggregate/grading';

export interface LeadSummary {
  readonly firstName: string | null;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postcode: string | null;
  readonly need: string | null;
  readonly bestTime: string | null;
  readonly grade: Grade | null;
  readonly jobSheet: number;
  readonly hazard: Hazard | null;
  /** The visitor took the danger back; the firm said what came of it. */
  readonly stoodDown: Alarms['stoodDown'];
  readonly cleared: ClearedAlarm | null;
  readonly messages: number;
  readonly lastWords: string;
  readonly lastAt: string;
}

const filled = (...parts: readonly (string | undefined)[]): string | null => parts.filter(Boolean).join(' ') || null;

const subIntentNames: Partial<Record<SubIntent, string>> = {
  cancel: 'Wants to cancel',
  reschedule: 'Wants another time',
  'landlord-certificate': 'Landlord certificate',
  swap: 'New boiler',
  conversion: 'System to combi',
  relocation: 'Boiler move',
  'heat-pump': 'Heat pump',
  cylinder: 'Hot water cylinder',
  radiators: 'Radiators',
  controls: 'Heating controls',
  annual: 'Boiler service',
  breakdown: 'Breakdown',
  'fault-code': 'Fault code',
  'low-pressure': 'Low pressure',
  'no-hot-water': 'No hot water',
  'minor-leak': 'Leak',
  warranty: 'Warranty',
  complaint: 'Complaint',
};

const known = (value: string | undefined): string | undefined => (value === notKnown ? undefined : value);

/** In the job's own words where there are any: "No hot water, Vaillant F22". */
const needOf = (state: OpenConversation): string | null => {
  const { facts, jobFacts, subIntent } = state;
  const about = known(jobFacts.symptoms) ?? (subIntent ? subIntentNames[subIntent] : undefined);
  const boiler = filled(known(facts.boiler_make), known(facts.fault_code));
  const told = [about, boiler].filter(Boolean).join(', ');
  return told || (jobFacts.job_type ? jobTypeNames[sheetOf(state).jobType] : null);
};

/** Nothing was cleared that stands again. */
const clearedOf = ({ standing, cleared }: Alarms): ClearedAlarm | null => {
  if (!cleared || standing.length > 0) return null;
  const { verdict, by, at } = cleared;
  return { verdict, by, at };
};

export const leadSummaryOf = (state: OpenConversation): LeadSummary => {
  const { facts, grading, emergency, alarms, turns } = state;
  const last = turns.at(-1);
  return {
    firstName: filled(facts.first_name),
    fullName: filled(facts.first_name, facts.last_name),
    phone: filled(facts.phone),
    email: filled(facts.email),
    postcode: filled(facts.postcode),
    need: needOf(state),
    bestTime: filled(facts.preferred_time),
    grade: grading?.grade ?? null,
    jobSheet: sheetOf(state).percentage,
    hazard: emergency,
    stoodDown: alarms.stoodDown,
    cleared: clearedOf(alarms),
    messages: turns.length,
    lastWords: last?.text ?? '',
    lastAt: last?.at ?? '',
  };
};
