import { languageOf } from '../language/language-of';
import type { Heard } from './hear';
import type { Sign, SignReading } from './lexicon/lexicon';

const escaping: ReadonlySet<Sign> = new Set<Sign>([
  'smell',
  'hiss',
  'leftOn',
  'gasLeftOn',
  'sounding',
  'beeps',
  'coAlarm',
  'carbonMonoxide',
  'strongSymptom',
  'weakSymptom',
  'fumes',
  'soot',
  'flameColour',
  'smoke',
  'burning',
  'sparks',
  'onFire',
  'explosion',
  'damage',
  'broken',
  'fled',
  'unstoppable',
  'notLit',
  'electrics',
  'ceiling',
  'heatingOil',
]);
/** Words: in more, water may be said to be where it is dangerous. */
const shortReport = 8;
const leaking: ReadonlySet<Sign> = new Set<Sign>(['leak', 'wetting', 'gush']);
const supplied: ReadonlySet<Sign> = new Set<Sign>(['supplyOn', 'noFlameFault']);

/** Whether a sign is part of words that tell of a supply: "is on" of the gas, and not of an alarm. */
const isOfSupply = (mentions: SignReading['mentions'], first: number, last: number): boolean =>
  mentions.some((each) => supplied.has(each.meaning) && each.first <= first && each.last >= last);

/** Gas or water that is only on; water alone in words that gas shares; another language without one word of danger. */
export const tellsOfNoDanger = ({ text, reading: { said, mentions, words }, findings }: Heard): boolean => {
  if (findings.length > 0) return false;
  if (mentions.length === 0) return languageOf(text) !== null;
  const isOfWater = said.has('waterLeaks') && words.length <= shortReport;
  if (!said.has('supplyOn') && !isOfWater) return false;
  return !mentions.some(
    ({ meaning, first, last }) =>
      (escaping.has(meaning) || (!isOfWater && leaking.has(meaning))) && !isOfSupply(mentions, first, last),
  );
};
