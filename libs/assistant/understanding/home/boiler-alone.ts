import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';

const beside = new Set(
  'a an the its it is thats that this got have has we i ive weve think erm um yes yeah ok mine my ours our one combi combination system regular conventional back heat only boiler boilers gas oil lpg electric kw'.split(
    ' ',
  ),
);
const model = /^\d+[a-z]{0,3}$/u;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** "ideal logic, combi", "its a vaillant ecotec plus": which boiler there is, and nothing besides. */
export const namesBoilerAlone = (text: string, facts: LeadFacts): boolean => {
  if (!facts.boiler_make && !facts.current_boiler_type) return false;
  const named = new Set(wordsOf(facts.boiler_make ?? ''));
  return wordsOf(text).every((word) => named.has(word) || beside.has(word) || model.test(word));
};
