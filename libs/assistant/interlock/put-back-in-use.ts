import type { Sign, SignMention, SignReading } from './lexicon/lexicon';
import type { Match } from './patterns/pattern';
import { doerOf, isDone, wordsAfter, wordsBefore, type Told } from './use-done';
import { usesTold } from './use-told';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const [farthestNoun, farthestBack] = [5, 12];
const farthestUse = 45;

/** "The new one is running fine": something else than what was stopped. */
const another = wordsOf('new other replacement different electric second another next spare');
const appliances: readonly ReadonlySet<string>[] = [
  wordsOf('boiler combi heating radiators'),
  wordsOf('fire fireplace'),
  wordsOf('cooker oven hob'),
  wordsOf('shower'),
];
const applianceOf = (word: string): ReadonlySet<string> | undefined => appliances.find((each) => each.has(word));

const stoppedAppliance = (reading: SignReading, { first, last }: SignMention): ReadonlySet<string> | undefined => {
  const [back, on] = [wordsBefore(reading, first, farthestNoun), wordsAfter(reading, last, farthestNoun)];
  for (let away = 0; away < farthestNoun; away += 1) {
    const found = applianceOf(back[away] ?? '') ?? applianceOf(on[away] ?? '');
    if (found) return found;
  }
  const earlier = reading.words.slice(Math.max(0, first - farthestBack), first).toReversed();
  return earlier.map(({ text }) => applianceOf(text)).find((each) => each !== undefined);
};

/** "The fire was condemned, the boiler runs fine", "the new one works great". */
const isOfAnother = (reading: SignReading, stop: SignMention, use: Told): boolean => {
  const said = wordsBefore(reading, use.first, farthestNoun);
  if (said.some((word) => another.has(word))) return true;
  const told = reading.words.slice(use.first, use.last + 1).map(({ text }) => text);
  const used = [...told, ...said, ...wordsAfter(reading, use.last, farthestNoun)]
    .map(applianceOf)
    .find((each) => each !== undefined);
  const stopped = stoppedAppliance(reading, stop);
  return stopped !== undefined && used !== undefined && used !== stopped;
};

const unfinished = wordsOf(
  'hasnt havent not never nobody isnt wasnt until till once when needs need to waiting cant get getting unless if without before wont mate',
);

const isPutRight = (reading: SignReading, stop: SignMention): boolean =>
  reading.mentions.some(
    ({ meaning, first }) =>
      meaning === 'putRight' &&
      first > stop.last &&
      !wordsBefore(reading, first, 4).some((word) => unfinished.has(word)),
  );

const judged = wordsOf(
  'said says saying told found deemed classed declared marked labelled called reported reckons reckoned because cos as engineer plumber bg gasman fitter inspector put',
);
const farthestJudge = 6;

/** "He said it's dangerous", but not "is it dangerous". */
const isJudged = (reading: SignReading, { meaning, first, last }: SignMention): boolean =>
  meaning !== 'unsafeWord' ||
  [...wordsBefore(reading, first, farthestJudge), ...wordsAfter(reading, last, 3)].some((word) => judged.has(word));

const closed = /^(?:capped|blanked|sealed|locked)$/u;
const isClosed = ({ words }: SignReading, { first, last }: SignMention): boolean =>
  words.slice(first, last + 1).some(({ text }) => closed.test(text));

const stops: ReadonlySet<Sign> = new Set<Sign>(['foundUnsafe', 'cutOff']);
const strong: ReadonlySet<Sign> = new Set<Sign>(['usedAgain', 'useAgain', 'tamperedWith', 'tookOff']);

type Use = Told & { readonly strong: boolean; readonly meaning: Sign };

/** "not to use it" is part of the order that stopped it, not a use. */
const usesIn = (reading: SignReading): Use[] => {
  const listed = reading.mentions.flatMap(({ meaning, first, last }) =>
    strong.has(meaning) || meaning === 'inUse' ? { first, last, meaning, strong: strong.has(meaning) } : [],
  );
  const told = usesTold(reading).map((each): Use => ({ ...each, meaning: each.strong ? 'usedAgain' : 'inUse' }));
  return [...listed, ...told].filter(
    ({ first, last }) =>
      !reading.mentions.some(
        (stop) =>
          stops.has(stop.meaning) &&
          first <= stop.last &&
          last >= stop.first &&
          !(first < stop.first && last > stop.last),
      ),
  );
};

export const isPutBackInUse = (reading: SignReading, { mentions: [stop] }: Match): boolean => {
  if (!stop || !isJudged(reading, stop) || isPutRight(reading, stop)) return false;
  const isCutOff = stop.meaning === 'cutOff';
  return usesIn(reading).some((use) => {
    const away = (reading.words[use.first]?.at ?? 0) - (reading.words[stop.last]?.at ?? 0);
    if (Math.abs(away) > farthestUse || (isCutOff && !use.strong)) return false;
    if (!isDone(reading, use, use.meaning === 'useAgain')) return false;
    if (use.meaning === 'tookOff' && !isClosed(reading, stop)) return false;
    const doer = doerOf(reading, use, stop);
    if (use.meaning === 'tamperedWith') return doer !== 'trade';
    return !isOfAnother(reading, stop, use) && (isCutOff ? doer === 'lay' : doer !== 'trade');
  });
};
