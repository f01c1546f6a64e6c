import type { Sign, SignReading } from './lexicon/lexicon';
import type { Match } from './patterns/pattern';
import { joined, saysAt } from './patterns/words-around';

const longestDenial = 6;
const longestContrast = 24;

/** "no smell of gas", "can't hear any hissing": a denial that reaches the word through nothing but fillers. */
const deniedAt = (reading: SignReading, target: number): boolean => {
  for (let index = target - 1; index >= Math.max(0, target - longestDenial) && joined(reading, index); index -= 1) {
    if (saysAt(reading, index, 'stillGoing')) return false;
    if (saysAt(reading, index, 'negator')) return true;
    if (!saysAt(reading, index, 'filler')) return false;
  }
  return false;
};

/** Urdu denies after the word: "boo nahi aa rahi", but not "boo band nahi ho rahi". */
const deniedAfter = (reading: SignReading, last: number): boolean => {
  for (let index = last + 1; index <= last + 2; index += 1) {
    if (saysAt(reading, index, 'band')) return false;
    if (saysAt(reading, index, 'nahi')) return true;
  }
  return false;
};

const admittedSigns: readonly Sign[] = ['smell', 'hiss', 'sounding'];

/** "no smell upstairs but by the meter it reeks": what comes after the contrast counts. */
const admitted = (reading: SignReading, { first, last }: Match): boolean => {
  let contrasted = false;
  for (let index = first + 1; index <= last + longestContrast; index += 1) {
    if (saysAt(reading, index, 'admitted')) return true;
    const sign = contrasted && admittedSigns.some((each) => saysAt(reading, index, each));
    if (sign && !deniedAt(reading, index)) return true;
    contrasted ||= saysAt(reading, index, 'contrast') !== undefined;
  }
  return false;
};

// "won't stop" says no and means the danger.
const deniesItself: ReadonlySet<Sign> = new Set<Sign>(['unstoppable', 'stuck', 'flameColour', 'broken']);

export const denied = (reading: SignReading, match: Match): boolean => {
  const negated = match.mentions.some(({ first, meaning }) => !deniesItself.has(meaning) && deniedAt(reading, first));
  return (negated || deniedAfter(reading, match.last)) && !admitted(reading, match);
};
