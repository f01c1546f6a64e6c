import type { LeadGrading } from '@pilotlight/contracts/http/leads';
import type { Grade } from '@pilotlight/contracts/values/intent';

/** Whom nobody can reach yet isn't a cold lead, but none so far. */
export const shownGrade = (grading: Pick<LeadGrading, 'grade' | 'facts'> | null): Grade | null =>
  grading?.grade === 'C' && !grading.facts.reachable.holds ? null : (grading?.grade ?? null);
