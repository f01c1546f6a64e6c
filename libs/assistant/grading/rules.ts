import { type GradeFactor, gradeFactors } from '@pilotlight/contracts/values/grading';
import type { Grade } from '@pilotlight/contracts/values/intent';
import { askedFor } from './asked-for';
import type { GradeRules, Grading, LeadToGrade } from './grading';
import { located } from './located';
import { pointsOf } from './points';
import { reachable, waysToReach } from './reachable';
import { ready } from './ready';

/** A greeting is general, and about nothing yet. */
const saysNothing = ({ intent, subIntent }: LeadToGrade): boolean =>
  intent === null || (intent === 'general' && subIntent === null);

const nothingSaid = (lead: LeadToGrade): boolean => {
  const { emergency, facts, needs, booked } = lead;
  return saysNothing(lead) && !emergency && needs.size === 0 && !booked && !Object.values(facts).some(Boolean);
};

const outside: ReadonlySet<GradeFactor> = new Set(['outside-coverage', 'abroad']);

const gradeBy = ({ facts }: Pick<Grading, 'facts'>, isCustomer: boolean): Grade => {
  const tooFar = facts.located.factors.some((factor) => outside.has(factor));
  if (!facts.reachable.holds || !isCustomer || tooFar) return 'C';
  return facts.located.holds && facts.ready.holds ? 'A' : 'B';
};

/** All three facts make A; reachable alone B; otherwise C. Null before anything was said. `readyWithin` is in days. */
export const rulesOf =
  (ruleVersion: number, readyWithin: number): GradeRules =>
  (lead) => {
    if (nothingSaid(lead)) return null;
    const ways = waysToReach(lead.facts);
    const date = askedFor(lead);
    const facts = { reachable: reachable(ways), located: located(lead), ready: ready(lead, date, readyWithin) };
    const { points, factors } = pointsOf(lead, date, ways);
    const isCustomer = !lead.needs.has('no-customer');
    const counted = new Set<GradeFactor>(factors);
    for (const fact of [facts.reachable, facts.located, facts.ready])
      for (const factor of fact.factors) counted.add(factor);
    if (!isCustomer) counted.add('no-customer');
    return {
      grade: gradeBy({ facts }, isCustomer),
      ruleVersion,
      facts,
      points,
      factors: gradeFactors.filter((factor) => counted.has(factor)),
    };
  };
