import { normalisePostcode } from '@pilotlight/contracts/values/postcode';
import { covers } from './coverage';
import type { LeadToGrade, ToldFact } from './grading';

/** The job's full UK postcode, not outside the installer's coverage. A UK postcode outweighs talk of another country. */
export const located = ({ facts, needs, coverage }: Pick<LeadToGrade, 'facts' | 'needs' | 'coverage'>): ToldFact => {
  const postcode = facts.postcode ? normalisePostcode(facts.postcode) : null;
  if (!postcode)
    return needs.has('abroad')
      ? { holds: false, why: 'outside the UK', factors: ['abroad'] }
      : { holds: false, why: 'ask for the postcode of the job', factors: [] };
  if (!coverage) return { holds: true, why: postcode, factors: ['full-postcode'] };
  return covers(coverage, postcode)
    ? { holds: true, why: `${postcode}, inside your area`, factors: ['inside-coverage'] }
    : { holds: false, why: `${postcode}, outside your area`, factors: ['outside-coverage'] };
};
