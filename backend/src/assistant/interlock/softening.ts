import { denied } from './denial';
import type { SignReading } from './lexicon/lexicon';
import { type Match, saidBeside } from './pattern';
import { joined, saidInside, saidNear, saysAt } from './words-around';

const longestSupposition = 9;

/** "what do I do if I smell gas", but not "I don't know if it is gas" and not "what if it is hissing". */
const isSupposition = (reading: SignReading, match: Match, first: number): boolean => {
  const before = first - 1;
  if (saysAt(reading, before, 'hypothetical')) return true;
  if (saysAt(reading, before, 'unsure') || saysAt(reading, before, 'stillGoing')) return false;
  const happening = saidInside(reading, match, 'happening') && !saidNear(reading, match, 'pastTense');
  return !(happening && saysAt(reading, first, 'plainIf'));
};

const supposed = (reading: SignReading, match: Match): boolean => {
  const { first } = match;
  for (let index = first - 1; index >= Math.max(0, first - longestSupposition) && joined(reading, index); index -= 1) {
    const start = saysAt(reading, index, 'hypothetical');
    if (start) return isSupposition(reading, match, start.first);
    if (saysAt(reading, index, 'clauseBreak') || !saysAt(reading, index, 'supposing')) return false;
  }
  return saysAt(reading, first, 'hypothetical') !== undefined;
};

/** Over and made safe, or long ago; anything that says it goes on or is back outweighs both. */
const over = (reading: SignReading, match: Match): boolean => {
  if (reading.said.has('renewed') || saidNear(reading, match, 'presentTense')) return false;
  if (reading.said.has('surelySafe')) return true;
  if (!saidNear(reading, match, 'pastTense')) return false;
  return reading.said.has('madeSafe') || saidBeside(reading, match, ['distantPast']);
};

/** A joke, a story, or words put into the assistant's mouth. */
const invented = (reading: SignReading): boolean =>
  reading.said.has('injected') ||
  (reading.said.has('invented') &&
    reading.mentions.some(
      ({ meaning, first }) =>
        meaning === 'invented' && !saysAt(reading, first - 1, 'negator') && !saysAt(reading, first, 'stillGoing'),
    ));

/** Whether the words around a match leave doubt that it is happening now. */
export const softened = (reading: SignReading, match: Match): boolean =>
  denied(reading, match) || supposed(reading, match) || over(reading, match) || invented(reading);
