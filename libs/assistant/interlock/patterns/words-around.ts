import type { Sign, SignMention, SignReading } from '../lexicon/lexicon';
import type { Match } from './pattern';

export const saysAt = (reading: SignReading, index: number, sign: Sign): SignMention | undefined =>
  reading.at[index]?.find(({ meaning }) => meaning === sign);

export const joined = (reading: SignReading, index: number): boolean =>
  reading.words[index]?.clause === reading.words[index + 1]?.clause;

const saidBetween = (reading: SignReading, from: number, to: number, sign: Sign): boolean =>
  reading.at.slice(Math.max(0, from), to + 1).some((mentions) => mentions.some(({ meaning }) => meaning === sign));

export const saidInside = (reading: SignReading, { first, last }: Match, sign: Sign): boolean =>
  saidBetween(reading, first, last, sign);

const longestGivenName = 2;

/** "Mr Robert Sparks": a family's name that is a word of danger. */
export const isNamed = (reading: SignReading, { first }: Match, title: Sign): boolean => {
  for (let index = first - 1; index >= first - longestGivenName && joined(reading, index); index -= 1) {
    if (saysAt(reading, index, title)) return true;
  }
  return false;
};

const lookBack = 3;

/** In the match, up to three words before it, or right after it in the same clause. */
export const saidNear = (reading: SignReading, { first, last }: Match, sign: Sign): boolean =>
  saidBetween(reading, first - lookBack, joined(reading, last) ? last + 1 : last, sign);

export const saidNearInClause = (reading: SignReading, match: Match, sign: Sign): boolean => {
  let { first } = match;
  while (first > match.first - lookBack && first > 0 && joined(reading, first - 1)) first -= 1;
  return saidBetween(reading, first, joined(reading, match.last) ? match.last + 1 : match.last, sign);
};
