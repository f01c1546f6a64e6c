import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { GradeFact, GradeFactor, Points } from '@pilotlight/contracts/values/grading';
import type { Grade, Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Coverage } from './coverage';
import type { Offer } from './offer';

/** Everything a grade may look at. Health, name and language are not among it, nor what anybody says about the grade. */
export type LeadToGrade = {
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  readonly emergency: boolean;
  /** The danger was denied or is over; it still counts, and the reason says so. */
  readonly dangerTakenBack?: boolean;
  /** As known by now: `preferred_from` and `preferred_to` are the dates asked for. */
  readonly facts: LeadFacts;
  readonly needs: ReadonlySet<Need>;
  readonly coverage: Coverage | null;
  readonly offer: Offer | null;
  readonly at: string;
  /** 0 to 100. */
  readonly sheetPercentage: number;
  readonly booked: boolean;
};

/** Whether a fact holds and why, for people: "gave a phone number"; where it doesn't, what to ask. The words may be personal. */
export type ToldFact = {
  readonly holds: boolean;
  readonly why: string;
  readonly factors: readonly GradeFactor[];
};

export type Grading = {
  readonly grade: Grade;
  readonly ruleVersion: number;
  readonly facts: Readonly<Record<GradeFact, ToldFact>>;
  readonly points: Points;
  readonly factors: readonly GradeFactor[];
};

/** One version of the rules. Once shipped it is never changed: a better one gets the next number. */
export type GradeRules = (lead: LeadToGrade) => Grading | null;
