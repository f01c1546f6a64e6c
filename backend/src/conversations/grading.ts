import type { ConversationEvent } from '@pilotlight/contracts/events/catalogue';
import { isDeepStrictEqual } from 'node:util';
import { gradeLead } from '../assistant/grading/grade';
import type { GradeRules } from '../assistant/grading/grading';
import { jobSheetOf } from '../assistant/job-sheet/job-sheet';
import type { OpenConversation } from './conversation.state';

/** What a grade is made of. */
export type Gradable = Pick<OpenConversation, 'intent' | 'subIntent' | 'facts' | 'jobFacts' | 'needs' | 'grading'> & {
  readonly emergency: boolean;
};

/** The lead as it stands, graded anew; nothing where grade, points and reasons stay. `now` in milliseconds since 1970. */
export const graded = (
  lead: Gradable,
  now: number,
  common: { readonly slug: string; readonly sessionId: string },
  rules: GradeRules = gradeLead,
): ConversationEvent[] => {
  const { intent, subIntent, facts, jobFacts, needs, emergency, grading: before } = lead;
  const grading = rules({
    intent,
    subIntent,
    facts,
    needs,
    emergency,
    coverage: null,
    offer: null,
    at: new Date(now).toISOString(),
    sheetPercentage: jobSheetOf({ intent, subIntent, facts, jobFacts, photos: [] }).percentage,
    booked: false,
  });
  if (!grading) return [];
  const { reachable, located, ready } = grading.facts;
  const after = {
    grade: grading.grade,
    ruleVersion: grading.ruleVersion,
    facts: { reachable: reachable.holds, located: located.holds, ready: ready.holds },
    points: { ...grading.points },
    factors: [...grading.factors],
  };
  if (isDeepStrictEqual(after, before)) return [];
  return [{ type: 'LeadGraded', data: { ...common, ...after, previous: before?.grade ?? null } }];
};
