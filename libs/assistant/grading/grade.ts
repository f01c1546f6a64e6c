import type { Grading, LeadToGrade } from './grading';
import { currentRuleVersion, ruleVersions } from './rule-versions';

/** Grades a lead by the rules in force; null before anything was said. The same lead always gets the same grade. */
export const gradeLead = (lead: LeadToGrade): Grading | null => ruleVersions[currentRuleVersion](lead);
