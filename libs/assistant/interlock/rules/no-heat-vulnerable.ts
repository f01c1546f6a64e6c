import type { SignReading } from '../lexicon/lexicon';
import { type Named, vulnerablePersonIn } from './vulnerable-person';

export const vulnerableHousehold = (reading: SignReading): Named | null => {
  const cold = reading.said.has('noHeat') && reading.mentions.find(({ meaning }) => meaning === 'noHeat');
  const person = cold ? vulnerablePersonIn(reading) : null;
  if (!cold || !person) return null;
  return { first: Math.min(cold.first, person.first), last: Math.max(cold.last, person.last) };
};
