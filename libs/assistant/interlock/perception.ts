import type { Sign, SignReading } from './lexicon/lexicon';
import type { Match } from './patterns/pattern';
import { joined, saysAt } from './patterns/words-around';

const lookBack = 3;
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const present = wordsOf('i we im were can theres is still getting');
const past = wordsOf('smelt smelled stank');
const verbs = wordsOf('smells stinks reeks pongs stinking reeking');
/** "we had a smell", "did I smell it", "do you deal with smells of gas": over, or only asked after. */
const notNow = wordsOf('no not had did used could couldnt cant dont with for any about these those gas if when');

const perceivedAt = ({ words }: SignReading, index: number): boolean => {
  const word = words[index];
  if (past.has(word?.text ?? '')) return false;
  let now = verbs.has(word?.text ?? '');
  for (let before = index - 1; before >= Math.max(0, index - lookBack); before -= 1) {
    const { text, clause } = words[before] ?? {};
    if (text === undefined || clause !== word?.clause) break;
    if (notNow.has(text)) return false;
    now ||= present.has(text);
  }
  return now;
};

/** Whether what was matched is smelt as the visitor writes: not talk of smells, whatever else was tested or said to be in order. */
export const perceivedNow = (reading: SignReading, { mentions }: Match): boolean =>
  mentions.some(({ meaning, first }) => meaning === 'smell' && perceivedAt(reading, first));

const farthest = 24;

const saidFrom = (reading: SignReading, sign: Sign, start: number, step: 1 | -1): boolean => {
  for (let away = 0; away <= farthest; away += 1) {
    const index = start + away * step;
    if (saysAt(reading, index, sign)) return true;
    if (saysAt(reading, index, 'contrast') || !joined(reading, step > 0 ? index : index - 1)) return false;
  }
  return false;
};

/** Signs that nobody asks about by name alone, unlike "gas leaks". */
const happening: ReadonlySet<Sign> = new Set<Sign>([
  'smell',
  'hiss',
  'spill',
  'tankTrouble',
  'broken',
  'fumes',
  'sounding',
  'beeps',
]);

/** "can you do a pressure test, gas smell upstairs": a query in a clause of its own, or beside a "but", asks after no smell. */
const isApart = (reading: SignReading, { first, last, mentions }: Match, sign: Sign): boolean =>
  mentions.some(({ meaning }) => happening.has(meaning)) &&
  !saidFrom(reading, sign, last, 1) &&
  !saidFrom(reading, sign, last, -1) &&
  !saidFrom(reading, sign, first, -1);

export const toldBesideQuery = (reading: SignReading, match: Match): boolean =>
  perceivedNow(reading, match) || isApart(reading, match, 'gasQuery');

/** "Your lad said it's normal but the alarm is going off": what comes after the "but" counts. */
export const setAgainstCalm = (reading: SignReading, match: Match): boolean => {
  for (let index = match.first - 1; index >= Math.max(0, match.first - lookBack); index -= 1)
    if (saysAt(reading, index, 'contrast')) return isApart(reading, match, 'calmReading');
  return false;
};
