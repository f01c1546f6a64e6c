import { denied } from './negation';
import type { Sign, SignReading } from './lexicon/lexicon';
import { type Match, saidBeside, sentenceOf } from './patterns/pattern';
import { perceivedNow } from './perception';
import { joined, saidInside, saidNear, saidNearInClause, saysAt } from './patterns/words-around';

const longestSupposition = 9;
const longestStory = 14;

/** "what do I do if I smell gas", but not "I don't know if it is gas" and not "what if it is hissing". */
const isSupposition = (reading: SignReading, match: Match, first: number): boolean => {
  const before = first - 1;
  if (saysAt(reading, before, 'hypothetical')) return true;
  if (saysAt(reading, before, 'unsure') || saysAt(reading, before, 'stillGoing')) return false;
  const happening = saidInside(reading, match, 'happening') && !saidNear(reading, match, 'pastTense');
  return !(happening && saysAt(reading, first, 'plainIf'));
};

const supposed = (reading: SignReading, match: Match): boolean => {
  if (saysAt(reading, match.last + 1, 'atOnce')) return false;
  const { first } = match;
  for (let index = first - 1; index >= Math.max(0, first - longestSupposition) && joined(reading, index); index -= 1) {
    const start = saysAt(reading, index, 'hypothetical');
    if (start) return isSupposition(reading, match, start.first);
    if (saysAt(reading, index, 'clauseBreak') || !saysAt(reading, index, 'supposing')) return false;
  }
  return saysAt(reading, first, 'hypothetical') !== undefined;
};

const signsOfDanger: ReadonlySet<Sign> = new Set<Sign>([
  'smell',
  'hiss',
  'leak',
  'sounding',
  'strongSymptom',
  'weakSymptom',
  'smoke',
  'burning',
  'sparks',
  'wetting',
  'gush',
  'fumes',
]);

/** "the smell is long gone" */
const hasLongGone = ({ words }: SignReading, sign: number): boolean => {
  const after = words.slice(sign + 1, sign + 4).map(({ text }) => text);
  return after.includes('gone') && after.includes('long');
};

/** "smelt gas this morning, made safe, come out today": with safety reported and no danger after it, the time is another's. */
const recentAside = (reading: SignReading, match: Match): boolean => {
  if (!reading.said.has('madeSafe') && !reading.said.has('surelySafe')) return false;
  const sign = reading.mentions.findLast(
    ({ meaning, last }) => signsOfDanger.has(meaning) && !hasLongGone(reading, last),
  );
  return !sign || sign.first <= match.last;
};

/** "our last one exploded in 1987" */
const lastCentury = /^19\d\d$/;
const toldOfLastCentury = ({ words }: SignReading): boolean =>
  words.some(({ text }, index) => lastCentury.test(text) && words[index - 1]?.text === 'in');

const longestReport = 3;

/** "the smell from the oil tank was sorted", of what was matched and not of something else in the message. */
const putRight = (reading: SignReading, { last }: Match): boolean => {
  for (let index = last; index < last + longestReport && joined(reading, index); index += 1) {
    if (saysAt(reading, index + 1, 'wasPutRight')) return true;
  }
  return false;
};

/** "No leak found and sparks from the socket": the "and" behind a reassurance begins something else. */
const andAfterSafe = (reading: SignReading, index: number): boolean =>
  reading.words[index]?.text === 'and' &&
  (saysAt(reading, index - 1, 'madeSafe') ?? saysAt(reading, index - 1, 'surelySafe'))?.last === index - 1;

const ended = /^(?:gone|cleared|clears|disappeared|vanished|stopped|ceased|went)$/;

/** "It was capped off but gas smell upstairs": after a contrast comes the present, unless it is past itself. */
const setAgainst = (reading: SignReading, match: Match): boolean => {
  if (ended.test(reading.words[match.last + 1]?.text ?? '')) return false;
  for (let index = match.first - 1; index >= Math.max(0, match.first - longestReport); index -= 1) {
    if (saysAt(reading, index, 'contrast') || andAfterSafe(reading, index))
      return !saidInside(reading, { ...match, first: index, last: match.last + 1 }, 'pastTense');
  }
  return false;
};

/** Over and made safe, or long ago; anything that says it goes on or is back outweighs both. */
const over = (reading: SignReading, match: Match): boolean => {
  if (reading.said.has('renewed') || saidNear(reading, match, 'presentTense')) return false;
  if (perceivedNow(reading, match) || setAgainst(reading, match)) return false;
  if (reading.said.has('recent') && !recentAside(reading, match)) return false;
  if (reading.said.has('surelySafe') || putRight(reading, match)) return true;
  if (!saidNearInClause(reading, match, 'pastTense')) return false;
  return reading.said.has('madeSafe') || saidBeside(reading, match, ['distantPast']) || toldOfLastCentury(reading);
};

/** "a film where the boiler explodes", "a poem about a gas leak", but not "watched a film and our kitchen smells of gas". */
const told = (reading: SignReading, match: Match): boolean => {
  if (!reading.said.has('fiction')) return false;
  let linked = false;
  for (let index = match.first - 1; index >= Math.max(0, match.first - longestStory); index -= 1) {
    if (sentenceOf(reading, index) !== sentenceOf(reading, match.first)) return false;
    if (saysAt(reading, index, 'fiction')) return linked;
    if (!linked && saysAt(reading, index, 'ourselves')) return false;
    linked ||= saysAt(reading, index, 'storyLink') !== undefined;
  }
  return false;
};

const invented = (reading: SignReading): boolean =>
  reading.said.has('injected') ||
  reading.said.has('advert') ||
  (reading.said.has('invented') &&
    reading.mentions.some(
      ({ meaning, first }) =>
        meaning === 'invented' && !saysAt(reading, first - 1, 'negator') && !saysAt(reading, first, 'stillGoing'),
    ));

export const unreal = (reading: SignReading, match: Match): boolean =>
  denied(reading, match) || supposed(reading, match) || told(reading, match) || invented(reading);

export const softened = (reading: SignReading, match: Match): boolean => unreal(reading, match) || over(reading, match);
