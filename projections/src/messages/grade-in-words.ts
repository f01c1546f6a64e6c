import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { type GradeFact, gradeFacts, type GradeFactor } from '@pilotlight/contracts/values/grading';
import { gradeNames } from '@pilotlight/contracts/values/grade-names';

type LeadGraded = Extract<ConversationEvent, { type: 'LeadGraded' }>['data'];

const whyCold: readonly (readonly [GradeFactor, string])[] = [
  ['no-customer', 'no customer'],
  ['abroad', 'outside the UK'],
  ['outside-coverage', 'outside the area'],
];

const wordsOf = ({ facts, factors }: LeadGraded): readonly string[] => {
  const told = {
    reachable: factors.includes('phone') ? 'number' : 'email',
    located: 'postcode',
    ready: 'ready to go',
  } as const satisfies Record<GradeFact, string>;
  return gradeFacts.filter((fact) => facts[fact]).map((fact) => told[fact]);
};

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** "Hot: number, postcode and ready to go": the grade with its reasons; a cold one with what is missing. */
export const gradeInWords = (graded: LeadGraded): string => {
  const { grade, facts, factors } = graded;
  if (grade === null) return 'Ungraded';
  if (grade === 'C' && !facts.reachable) return 'No contact details yet';
  const against = whyCold.find(([factor]) => factors.includes(factor))?.[1];
  return `${gradeNames[grade]}: ${(grade === 'C' && against) || listed(wordsOf(graded))}`;
};
