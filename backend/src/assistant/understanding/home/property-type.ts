import { isDenied, isElsewhere } from './standing';
import type { HomeCue } from './home-dictionary';
import type { Telling } from './telling';

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

const ofAHouse =
  /^(?:a|an|small|big|large|tiny|old|older|new|newish|victorian|edwardian|georgian|period|stone|brick|listed|modern|family|rented|council|student|private|bedroomed|storey|story|fronted|corner|country|its a|itsa|is a|isa|thats a|thatsa|havea|normal|ordinary|standard|typical|average|sized|sherwood|1930s|30s|60s|70s|1960s|1970s)$/;
const alwaysAHouse = /^(?:cottage|townhouse|farmhouse|villa|mewshouse|newbuildhouse)/;
const ofADetachedHome =
  /^(?:a|an|my|our|its|itsa|isa|large|big|small|link|bed|beds|bedroom|fully|old|new|4|5|6|double|fronted|and|property|house)$/;
const loose = /^(?:from|garage|flue|pipe|itself|off)$/;
const address = /\d[a-z]?,?\s+(?:\p{L}+\s+){1,3}$/iu;

const correction = /^(?:sorry|actually|correction|meant|mean|oops|no)$/;

const isNamed = ({ said, typed }: Telling, index: number, asked: boolean): boolean => {
  const own = said[index];
  const before = said[index - 1]?.sentence === own?.sentence ? said[index - 1] : undefined;
  const after = said[index + 1]?.sentence === own?.sentence ? said[index + 1] : undefined;
  const near = before?.text ?? '';
  switch (own?.cue) {
    case 'HOUSE':
      return (
        alwaysAHouse.test(own.text) ||
        before?.cue === 'BED' ||
        before?.cue === 'BATH' ||
        ofAHouse.test(near) ||
        (asked && said.length <= 6) ||
        (/^(?:with|w|has)$/.test(after?.text ?? '') &&
          (said[index + 3]?.cue === 'BED' || said[index + 2]?.cue === 'BED'))
      );
    case 'OTHERPLACE':
      return (
        /^(?:a|an|my|our|itsa|itsan|ina|converted|old|narrow|static|small)$/.test(near) &&
        !/^(?:number|run|line|hours)$/.test(after?.text ?? '')
      );
    case 'TERRACED':
      return (
        own.text !== 'terrace' ||
        !address.test(typed.slice(Math.max(0, own.from - 40), own.from)) ||
        before?.cue === 'BED'
      );
    case 'DETACHED':
      return (
        own.text.length > 'detatched'.length ||
        (!loose.test(after?.text ?? '') &&
          (before === undefined ||
            before.clause !== own.clause ||
            before.cue === 'BED' ||
            before.cue === 'BATH' ||
            before.cue === 'HAS' ||
            ofADetachedHome.test(near) ||
            after?.cue === 'HOUSE' ||
            after?.cue === 'BED' ||
            /\d/.test(after?.text ?? '')))
      );
    default:
      return true;
  }
};

/** What the home is called; the last correction counts. */
export const propertyTypeIn = (telling: Telling, asked: boolean): string | undefined => {
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
  return found?.value;
};
