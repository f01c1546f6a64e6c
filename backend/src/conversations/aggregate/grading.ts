import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { gradeFacts, pointsSchema } from '@pilotlight/contracts/values/grading';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { gradeLead } from '@pilotlight/assistant/grading/grade';
import { isBooked } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import type { GradeRules, LeadToGrade } from '@pilotlight/assistant/grading/grading';
import { jobSheetOf } from '@pilotlight/assistant/job-sheet/job-sheet';
import { percentageOf, standingOf } from '@pilotlight/assistant/job-sheet/sheet-standing';
import type { OpenConversation, StandingGrade } from './conversation.state';
import type { SentPhoto } from './photo.state';

export type Gradable = Pick<OpenConversation, 'intent' | 'subIntent' | 'facts' | 'jobFacts' | 'needs' | 'grading'> & {
  readonly photos: readonly Pick<SentPhoto, 'photoId' | 'slot'>[];
  readonly emergency: boolean;
  readonly booked: boolean;
};

export interface Grader {
  readonly now: number;
  readonly coverageAndOffer: CoverageAndOffer;
  readonly rules?: GradeRules;
}

const nothingKnown: Gradable = {
  intent: null,
  subIntent: null,
  facts: {},
  jobFacts: {},
  needs: new Set(),
  photos: [],
  grading: null,
  emergency: false,
  booked: false,
};

export const gradableOf = (conversation: OpenConversation | null): Gradable => {
  if (!conversation) return nothingKnown;
  const { intent, subIntent, facts, jobFacts, needs, photos, grading, emergency, visits } = conversation;
  const known = { intent, subIntent, facts, jobFacts, needs, photos, grading };
  return { ...known, emergency: emergency !== null, booked: isBooked(visits) };
};

export const sheetOf = ({
  intent,
  subIntent,
  facts,
  jobFacts,
  photos,
}: Omit<Gradable, 'emergency' | 'booked'>): JobSheet =>
  jobSheetOf({
    intent,
    subIntent,
    facts,
    jobFacts,
    photos: photos.map(({ photoId, slot }) => ({ id: photoId, slot })),
  });

export const leadToGrade = (lead: Gradable, coverageAndOffer: CoverageAndOffer, at: string): LeadToGrade => ({
  intent: lead.intent,
  subIntent: lead.subIntent,
  facts: lead.facts,
  needs: lead.needs,
  emergency: lead.emergency,
  coverage: coverageAndOffer.coverage,
  offer: coverageAndOffer.offer,
  at,
  sheetPercentage: percentageOf(standingOf(lead)),
  booked: lead.booked,
});

const pointNames = pointsSchema.keyof().options;

const isSame = (one: StandingGrade, other: StandingGrade): boolean =>
  one.grade === other.grade &&
  one.ruleVersion === other.ruleVersion &&
  gradeFacts.every((fact) => one.facts[fact] === other.facts[fact]) &&
  pointNames.every((part) => one.points[part] === other.points[part]) &&
  one.factors.length === other.factors.length &&
  one.factors.every((factor, index) => factor === other.factors[index]);

export const graded = (
  lead: Gradable,
  { now, coverageAndOffer, rules = gradeLead }: Grader,
  common: { readonly slug: string; readonly sessionId: string },
): ConversationEvent[] => {
  const { grading: before } = lead;
  const grading = rules(leadToGrade(lead, coverageAndOffer, new Date(now).toISOString()));
  if (!grading) return [];
  const { reachable, located, ready } = grading.facts;
  const after = {
    grade: grading.grade,
    ruleVersion: grading.ruleVersion,
    facts: { reachable: reachable.holds, located: located.holds, ready: ready.holds },
    points: { ...grading.points },
    factors: [...grading.factors],
  };
  if (before && isSame(before, after)) return [];
  return [{ type: 'LeadGraded', data: { ...common, ...after, previous: before?.grade ?? null } }];
};
