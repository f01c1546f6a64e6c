import type { SignReading } from '../lexicon/lexicon';

const vulnerableAge = 70;
const oldestAge = 120;

const toldAge = (reading: SignReading, first: number): boolean => {
  const years = Number(reading.words[first - 1]?.text ?? '');
  return (years >= vulnerableAge && years <= oldestAge) || (years > 0 && years <= 3);
};

/** No heat and somebody who suffers by it, anywhere in one message. */
export const vulnerableHousehold = (reading: SignReading): { first: number; last: number } | null => {
  const cold = reading.mentions.find(({ meaning }) => meaning === 'noHeat');
  const person = reading.mentions.find(
    ({ meaning, first }) => meaning === 'vulnerablePerson' || (meaning === 'age' && toldAge(reading, first)),
  );
  if (!cold || !person) return null;
  return { first: Math.min(cold.first, person.first), last: Math.max(cold.last, person.last) };
};
