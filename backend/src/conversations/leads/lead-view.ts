import type { LeadGrading, LeadView } from '@pilotlight/contracts/http/leads';
import { makeAndModel } from '@pilotlight/contracts/values/boiler-make';
import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { sheetOrder } from '@pilotlight/contracts/values/job-sheet-fields';
import { isStoodDown } from '@pilotlight/assistant/interlock/emergency-mode';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { rulesNamed } from '@pilotlight/assistant/grading/rule-versions';
import type { OpenConversation } from '../aggregate/conversation.state';
import { gradableOf, leadToGrade, sheetOf } from '../aggregate/grading';

/** A photo may have answered the request, or the job may have changed. */
const requestedOf = ({ awaited }: OpenConversation, { missing }: JobSheet): LeadView['requested'] =>
  awaited.filter((wanted) => missing.some(({ field }) => field === wanted));

const shown = [...sheetOrder, 'preferred_from', 'preferred_to'] as const;

const detailsOf = ({ facts, jobFacts }: OpenConversation): LeadView['lead'] => {
  const { make, model } = makeAndModel(facts.boiler_make ?? '');
  const known = { ...facts, ...jobFacts, boiler_make: make, boiler_model: jobFacts.boiler_model || model };
  return Object.fromEntries(shown.flatMap((field) => (known[field] ? [[field, known[field]]] : [])));
};

const asItWas = 'by your area and services as they were then';

/** Grade and points come from the log; the words are derived again by the same rules, as of then. */
const gradingOf = (state: OpenConversation, coverageAndOffer: CoverageAndOffer): LeadGrading | null => {
  const { grading, gradedAt } = state;
  if (!grading || gradedAt === null) return null;
  const { grade, ruleVersion, points, facts } = grading;
  const lead = {
    ...leadToGrade(gradableOf(state), coverageAndOffer, gradedAt),
    dangerTakenBack: isStoodDown(state.mode),
  };
  const told = rulesNamed(String(ruleVersion))?.(lead);
  // Where area or services have changed since, today's words would contradict the grade.
  const inWords = (fact: keyof typeof facts) => {
    const { holds, why } = told?.facts[fact] ?? { holds: facts[fact], why: '' };
    return { holds: facts[fact], why: holds === facts[fact] ? why : asItWas };
  };
  return {
    grade,
    ruleVersion,
    gradedAt,
    points,
    facts: { reachable: inWords('reachable'), located: inWords('located'), ready: inWords('ready') },
  };
};

export const leadViewOf = (
  state: OpenConversation,
  coverageAndOffer: CoverageAndOffer,
  seenBy: 'firm' | 'admin',
): LeadView => {
  const jobSheet = sheetOf(state);
  return {
    lead: detailsOf(state),
    grading: gradingOf(state, coverageAndOffer),
    jobSheet,
    requested: requestedOf(state, jobSheet),
    stage: state.stage,
    lostReason: state.lostReason,
    valuePence: state.valuePence,
    marketing: Object.values(state.marketing),
    notes: seenBy === 'firm' ? [...state.notes] : null,
  };
};
