import { areasOfTown } from '../grading/coverage-words';
import { postcodeAreas } from '@pilotlight/contracts/values/postcode-areas';

const outward = String.raw`(?<area>[a-z]{1,2})\d{1,2}[a-z]?(?:\s*\d[a-z]{2})?`;
const going = String.raw`(?:cover(?:s|ing)?|serve|reach|(?:come|get|travel|work|go)(?: out| over| up| down)? (?:to|in|as far as)|able to (?:do|get to)|(?:do|r|are) (?:you|u|ya|yous) (?:do|in))`;
const goesThere = new RegExp(String.raw`\b${going}(?: \p{L}+){0,2} ${outward}\b`, 'iu');
const isCovered = new RegExp(
  String.raw`\b${outward}(?: \p{L}+){0,2} (?:covered|included|in(?:side)? your (?:area|patch))\b`,
  'iu',
);
/** "LS6?", "hiya what about LS17?": a place, a question mark, and nothing else. One letter and a number is a fault code as often. */
const placeAlone = new RegExp(
  String.raw`^\W*(?:(?:hi|hiya|hello|hey|and|so|but|what about|how about|is|in|for|do|you do|u do)[\s,]+)*(?=[a-z]{2})${outward}(?:\s+(?:ok|okay|too|aswell|as well|area|possible|any good))*\s*\?+\W*$`,
  'iu',
);
const ways = [goesThere, isCovered, placeAlone];
/** "Cover Otley?" */
const coversPlace = /^\W*[Cc]over\s+(?<place>\p{L}+)\s*\?*\W*$/u;
const name = /^\p{Lu}\p{Ll}+$/u;

export const asksOfPlace = (text: string): boolean => {
  const place = coversPlace.exec(text)?.groups?.['place'] ?? '';
  if (name.test(place) || areasOfTown(place.toLowerCase()).length > 0) return true;
  return ways.some((way) => postcodeAreas.has(way.exec(text)?.groups?.['area']?.toUpperCase() ?? ''));
};
