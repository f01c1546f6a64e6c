import type { SignReading } from '../lexicon/lexicon';

const vulnerableAge = 70;
const oldestAge = 120;

const toldAge = (reading: SignReading, first: number): boolean => {
  const years = Number(reading.words[first - 1]?.text ?? '');
  return (years >= vulnerableAge && years <= oldestAge) || (years > 0 && years <= 3);
};

const nearPerson = 3;

/** "my mum is 84", "I'm 79" */
const oldPerson = ({ words, at }: SignReading): number =>
  words.findIndex(({ text }, index) => {
    const age = /^\d{2,3}$/.test(text) ? Number(text) : 0;
    if (age < vulnerableAge || age > oldestAge) return false;
    const before = at.slice(Math.max(0, index - nearPerson), index).flat();
    return before.some(({ meaning }) => meaning === 'person');
  });

/** No heat and somebody who suffers by it, anywhere in one message. */
export const vulnerableHousehold = (reading: SignReading): { first: number; last: number } | null => {
  const cold = reading.said.has('noHeat') && reading.mentions.find(({ meaning }) => meaning === 'noHeat');
  if (!cold) return null;
  const person = reading.mentions.find(
    ({ meaning, first }) => meaning === 'vulnerablePerson' || (meaning === 'age' && toldAge(reading, first)),
  );
  const old = person ? -1 : oldPerson(reading);
  if (!person && old < 0) return null;
  const { first, last } = person ?? { first: old, last: old };
  return { first: Math.min(cold.first, first), last: Math.max(cold.last, last) };
};
