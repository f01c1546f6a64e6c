import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { gradeFacts, type GradeFactor } from '@pilotlight/contracts/values/grading';
import { gradeNames } from '@pilotlight/contracts/values/intent';

type LeadGraded = Extract<ConversationEvent, { type: 'LeadGraded' }>['data'];

const whyCold: readonly (readonly [GradeFactor, string])[] = [
  ['no-customer', 'no customer'],
  ['abroad', 'outside the UK'],
  ['outside-coverage', 'outside the area'],
];

/** "Hot · reachable, located, ready": the grade with its reasons; a cold one with what is missing. */
export const gradeInWords = ({ grade, facts, factors }: LeadGraded): string => {
  if (grade === null) return 'Ungraded';
  const held = gradeFacts.filter((fact) => facts[fact]).join(', ');
  const against = facts.reachable ? whyCold.find(([factor]) => factors.includes(factor))?.[1] : 'not reachable';
  return `${gradeNames[grade]} · ${(grade === 'C' && against) || held}`;
};
