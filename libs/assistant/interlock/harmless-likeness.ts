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

/** What people say around the cold, and nothing of what makes ill, smells or sounds. */
const aroundCold: ReadonlySet<Sign> = new Set<Sign>([
  'noHeat',
  'boiler',
  'homeTie',
  'broken',
  'vulnerablePerson',
  'age',
  'person',
  'title',
  'ourselves',
  'plea',
  'wish',
  'filler',
  'supposing',
  'presentTense',
  'pastTense',
  'recent',
  'clauseBreak',
  'dryThrough',
  'radiator',
  'homeTie',
  'shockSource',
  'contrast',
  'unsure',
]);
/** "The heating has gone off" sounds like an alarm that has. */
const likeAnAlarm: ReadonlySet<Sign> = new Set<Sign>(['sounding', 'beeps']);
/** Hundredths by which danger may lead beside words of nothing but the cold: in one message, and in pieces the newest of which is calm by itself. */
const mostLead = { alone: 90, inPieces: 300, newest: -300 };

/** A heating that has gone off, told by somebody who is cold: not one word of danger, whatever the whole is like. */
const tellsOfCold = ({ reading: { said, mentions }, learned }: Heard, most: number): boolean =>
  said.has('noHeat') &&
  learned.lead <= most &&
  mentions.every(
    ({ meaning, first, last }) =>
      aroundCold.has(meaning) ||
      (likeAnAlarm.has(meaning) &&
        mentions.some((cold) => cold.meaning === 'noHeat' && cold.first <= last && cold.last >= first)),
  );

/** Pieces that tell of the cold and who is cold, the newest of which is a name, an address or the cold itself. */
export const tellOfColdAlone = (whole: Heard, newest: Heard): boolean =>
  whole.findings.length === 0 &&
  (newest.learned.lead <= mostLead.newest || tellsOfCold(newest, mostLead.alone)) &&
  tellsOfCold(whole, mostLead.inPieces);

const tellsNoEscape = ({ reading: { mentions } }: Heard, mayLeak: boolean): boolean =>
  !mentions.some(
    ({ meaning, first, last }) =>
      (escaping.has(meaning) || (!mayLeak && leaking.has(meaning))) && !isOfSupply(mentions, first, last),
  );

/** "The others have gas for the cooker": the supply that is on, beside nothing that smells, sounds or makes ill. */
const tellsOfSupply = (heard: Heard): boolean =>
  heard.findings.length === 0 && heard.reading.said.has('supplyOn') && tellsNoEscape(heard, false);

/** Pieces that tell of a supply that is on, said last. */
export const tellOfSupplyAlone = (whole: Heard, newest: Heard): boolean =>
  tellsOfSupply(whole) && tellsOfSupply(newest);

/**
 * The supply that is on beside nothing that smells, sounds or makes ill; the cold alone; water alone, in words of another language that gas shares; and another
 * language without one word of danger, which is like anything.
 */
export const tellsOfNoDanger = (heard: Heard): boolean => {
  const { text, findings } = heard;
  const { said, mentions, words } = heard.reading;
  if (findings.length > 0) return false;
  if (tellsOfCold(heard, mostLead.alone)) return true;
  if (mentions.length === 0) return languageOf(text) !== null;
  const isOfWater = said.has('waterLeaks') && words.length <= shortReport;
  return tellsOfSupply(heard) || (isOfWater && tellsNoEscape(heard, true));
};
