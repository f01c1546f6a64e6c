import type { DialogueInput } from './dialogue';
import type { Topic } from '../knowledge/topic-ways';

export const isDataRequest = (topics: ReadonlySet<Topic>): boolean => topics.has('privacy') && !topics.has('machine');

export const dataRequestNoted = ({ facts, askedSoFar }: DialogueInput): string => {
  const noted = 'I’ll pass your request about your data on to the team, who delete it when you ask.';
  if (facts.phone || facts.email) return `${noted} They’ll confirm it to you.`;
  return askedSoFar.includes('contact')
    ? `${noted} They can only confirm it where they can reach you.`
    : `${noted} They’ll confirm it once it’s done.`;
};
