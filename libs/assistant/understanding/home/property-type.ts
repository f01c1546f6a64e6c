import { type Around, isOverPlace, isPlace } from './place-of-work';
import { isDenied, isElsewhere } from './standing';
import type { HomeCue } from './home-dictionary';
import { roomsOf } from './numbers';
import type { Said, Telling } from './telling';
import { cuesOf, speaksOf } from './thing';

type Kind = { readonly value: string; readonly rank: number };

/** A bungalow that is semi-detached is a bungalow, a flat in a terraced house a flat: the higher rank says more. */
const kinds: Partial<Record<HomeCue, Kind>> = {
  BUNGALOW: { value: 'bungalow', rank: 4 },
  MAISONETTE: { value: 'maisonette', rank: 4 },
  FLAT: { value: 'flat', rank: 4 },
  SEMI: { value: 'semi-detached', rank: 3 },
  TERRACED: { value: 'terraced', rank: 3 },
  DETACHED: { value: 'detached', rank: 3 },
  OTHERHOME: { value: 'other', rank: 2 },
  OTHERPLACE: { value: 'other', rank: 2 },
  HOUSE: { value: 'house', rank: 1 },
};

const named = cuesOf(kinds);

const ofAHouse =
  /^(?:a|an|small|big|large|tiny|old|older|new|newish|victorian|edwardian|georgian|period|stone|brick|listed|modern|family|rented|council|student|private|bedroomed|storey|story|fronted|corner|country|itsa|is a|isa|thats a|thatsa|havea|normal|ordinary|standard|typical|average|sized|1930s|30s|60s|70s|1960s|1970s)$/;
/** "is our house too old", "my mum’s house". */
const whose = /^(?:our|my|ma|me|own|mums|moms|mams|dads|nans|nanas|grans|grandads|parents|sons|daughters|inlaws)$/;
/** Where somebody is to come says that it is a home, not which kind. */
const whither = /^(?:to|at|in|into|round|from|inside|outside|near|of|for|out|come|past|your)$/;
const alwaysAHouse = /^(?:cottage|townhouse|farmhouse|villa|mewshouse|newbuildhouse)/;
const ofADetachedHome =
  /^(?:a|an|my|our|its|itsa|isa|large|big|small|link|bed|beds|bedroom|fully|old|new|4|5|6|double|fronted|and|property|house|(?:1[6-9]|20)?\d0s|(?:1[89]|20)\d\d|victorian|edwardian|georgian|modern|chalet|dormer|stone|brick|period|rural)$/;
const loose = /^(?:from|garage|flue|pipe|itself|off)$/;
const address = /\d[a-z]?,?\s+(?:(?!up\b|down\b|bed|store?y|year|floor|double|old)\p{L}+\s+){1,3}$/iu;

const shortAnswer = 6;
const correction = /^(?:sorry|actually|correction|meant|mean|oops|no)$/;

const isRoom = (said: Said | undefined): boolean => said?.cue === 'BED' || said?.cue === 'BATH';

const polish =
  /^(?:sypialni\p{L}*|[lł]azien\p{L}*|pokoje?|kot[lł]\p{L}*|kocio[lł]|piec|pomp[eęa]|gazow\p{L}*|mamy|mam)$/u;

/** "House, WA14 5UP": nothing but where it is. */
const standsByPostcode = (said: readonly Said[], own: Said): boolean => said.length === 1 && own.text === 'house';

/** A house by its number of rooms or what kind it is; "the house is cold" is no answer. */
const isHouse = ({ said }: Telling, index: number, { own, before, after }: Around): boolean => {
  if (own.text === 'dom') return said.some(({ text }) => polish.test(text));
  if (alwaysAHouse.test(own.text) || isRoom(before) || ofAHouse.test(before?.text ?? '')) return true;
  if (standsByPostcode(said, own)) return true;
  const lead = said[index - 2];
  if (whose.test(before?.text ?? '') && !/^(?:numbers?|no|name)$/.test(after?.text ?? ''))
    return lead?.sentence !== own.sentence || !whither.test(lead.text);
  const rooms = isRoom(said[index + 2]) || isRoom(said[index + 3]);
  const counted = after?.text === 'is' && roomsOf(said[index + 2]?.text) !== null;
  return rooms && (counted || /^(?:with|w|has)$/.test(after?.text ?? ''));
};

/** "A caravan on the drive" is no home that is heated. */
const isParked = ({ typed }: Telling, { text, to }: Said): boolean =>
  text.endsWith('caravan') && /^ (?:parked )?on (?:the|my|our|his|her|their) drive/i.test(typed.slice(to, to + 30));

const isTerraced = ({ typed }: Telling, { own, before }: Around): boolean =>
  own.text !== 'terrace' || isRoom(before) || !address.test(typed.slice(Math.max(0, own.from - 40), own.from));

const isDetached = ({ own, before, after }: Around): boolean => {
  if (own.text.length > 'detatched'.length) return true;
  if (loose.test(after?.text ?? '')) return false;
  if (before === undefined || before.clause !== own.clause || before.cue === 'HAS') return true;
  return (
    isRoom(before) ||
    isRoom(after) ||
    after?.cue === 'HOUSE' ||
    ofADetachedHome.test(before.text) ||
    /\d/.test(after?.text ?? '')
  );
};

const isNamed = (telling: Telling, index: number, asked: boolean): boolean => {
  const { said } = telling;
  const own = said[index];
  if (!own) return false;
  const [before, after] = [said[index - 1], said[index + 1]].map((each) =>
    each?.sentence === own.sentence ? each : undefined,
  );
  const around = { own, before, after };
  const answers = asked && said.length <= shortAnswer;
  if (own.cue === 'HOUSE') return answers || isHouse(telling, index, around);
  if (own.cue === 'OTHERPLACE') return isPlace(telling, index, around, answers);
  if (own.cue === 'FLAT') return !isOverPlace(telling, index);
  if (own.cue === 'OTHERHOME') return !isParked(telling, own);
  if (own.cue === 'TERRACED') return isTerraced(telling, around);
  return own.cue !== 'DETACHED' || isDetached(around);
};

const isOnlyWhose = ({ said }: Telling): boolean =>
  said.every(({ cue }, index) => cue !== 'HOUSE' || whose.test(said[index - 1]?.text ?? ''));

export const propertyTypeIn = (telling: Telling, asked: boolean, before?: string): string | undefined => {
  if (!speaksOf(telling, named)) return undefined;
  let found: Kind | undefined;
  let corrected = false;
  telling.said.forEach(({ cue, text }, index) => {
    corrected ||= correction.test(text);
    const kind = cue === null ? undefined : kinds[cue];
    if (!kind || !isNamed(telling, index, asked)) return;
    if (isDenied(telling, index)) {
      corrected = true;
      if (found?.value === kind.value) found = undefined;
      return;
    }
    if (isElsewhere(telling, index)) return;
    if (!found || corrected || kind.rank >= found.rank) found = kind;
    corrected = false;
  });
  // "Mum's house": whose it is, and no other kind of home than the one that was told.
  const told = before && found?.value === 'house' && !asked && isOnlyWhose(telling);
  return told ? undefined : found?.value;
};
