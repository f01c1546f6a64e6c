import type { SignReading } from './lexicon/lexicon';
import type { Match } from './pattern';
import { joined, saysAt } from './words-around';

const lookBack = 3;
const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** "I smell", "we can still smell", "there's a funny smell" */
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

const farthestQuery = 24;

/** Whether a query is said in the clause of a word, on one side of it and before any "but". */
const queriedFrom = (reading: SignReading, start: number, step: 1 | -1): boolean => {
  for (let away = 0; away <= farthestQuery; away += 1) {
    const index = start + away * step;
    if (saysAt(reading, index, 'gasQuery')) return true;
    if (saysAt(reading, index, 'contrast') || !joined(reading, step > 0 ? index : index - 1)) return false;
  }
  return false;
};

/** "can you do a pressure test, gas smell upstairs": a query in a clause of its own, or beside a "but", asks after no smell. */
const apartFromQuery = (reading: SignReading, { first, last, mentions }: Match): boolean =>
  mentions.some(({ meaning }) => meaning === 'smell') &&
  !queriedFrom(reading, last, 1) &&
  !queriedFrom(reading, last, -1) &&
  !queriedFrom(reading, first, -1);

/** Whether a smell is told beside a question, or a test, that is spoken of too. */
export const toldBesideQuery = (reading: SignReading, match: Match): boolean =>
  perceivedNow(reading, match) || apartFromQuery(reading, match);
