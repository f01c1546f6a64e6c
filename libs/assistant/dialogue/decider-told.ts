import type { JobFacts } from '@pilotlight/contracts/events/job-facts';

const landlord =
  /\b(?:landlord|landlady|letting agent|agent|owner)(?:['’]?s? name)?(?:\s+is|['’]s|:)?\s+(?:called\s+)?(?:(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r)\.?\s+\p{L}[\p{L}'’-]+|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/u;

export const deciderTold = (text: string): JobFacts => {
  const [named] = landlord.exec(text) ?? [];
  return named ? { authorises: named.replace(/['’]s name(?=\s)|\s+(?:is|called)(?=\s)|:/gu, '') } : {};
};
