import { type Coverage, coverageOf, covers } from '../grading/coverage';
import { areasOfTown } from '../grading/coverage-words';
import { coversOutward } from '../grading/outward-coverage';
import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue';

const postcode = /\b([A-Z]{1,2}\d{1,2}[A-Z]?)(?:\s*(\d[A-Z]{2}))?\b/iu;

type Place = { readonly place: string; readonly inside: boolean };

/** A town is outside where none of its postcodes are covered; that all of it is inside is rarely known. */
const townAskedAbout = (coverage: Coverage, coverageArea: string, text: string): Place | null => {
  const words = text.match(/\p{L}+/gu) ?? [];
  const named = words.find((word) => areasOfTown(word.toLowerCase()).length > 0);
  if (!named || coverageArea.toLowerCase().includes(named.toLowerCase())) return null;
  const areas = areasOfTown(named.toLowerCase());
  const touched = coverage.included.some(({ area }) => areas.includes(area));
  return touched ? null : { place: named.charAt(0).toUpperCase() + named.slice(1), inside: false };
};

/** Whether the place asked about lies in the coverage area; null where neither can be told. `place` is as the visitor wrote it, in capitals. */
export const placeAskedAbout = (coverageArea: string, text: string): Place | null => {
  const coverage = coverageOf(coverageArea);
  if (!coverage) return null;
  const [, outward, inward] = postcode.exec(text) ?? [];
  if (!outward) return townAskedAbout(coverage, coverageArea, text);
  const place = [outward, inward].filter(Boolean).join(' ').toUpperCase();
  const inside = inward ? covers(coverage, place) : coversOutward(coverage, outward);
  return inside === null ? null : { place, inside };
};

export const liesOutside = (coverageArea: string, whole: string): boolean => {
  const coverage = coverageOf(coverageArea);
  return coverage !== null && !covers(coverage, whole);
};

export const livesOutside = ({ facts, information = emptyTraining }: DialogueInput): boolean =>
  Boolean(facts.postcode) && liesOutside(information.businessInfo.coverageArea, facts.postcode ?? '');

const asksOfArea =
  /\b(?:cover|area|patch|outside|come|(?:go|get|travel)(?: out)? (?:to|here|there|that far|this far))\b/iu;

/** The district of a home outside that is asked about once more, "do you not cover Baildon then?"; null where none is. */
export const stillOutside = (input: DialogueInput): string | null => {
  const { text, facts, given } = input;
  if (given.facts.postcode || !livesOutside(input) || !asksOfArea.test(text) || postcode.test(text)) return null;
  return facts.postcode?.split(' ')[0] ?? null;
};

const denied = /\boutside\b|\b(?:don’t|do not) cover\b/u;

export const tellsOutside = (words: string, whole: string): boolean => {
  const [outward = ''] = whole.split(' ');
  const [area = ''] = /^\p{L}+/u.exec(outward) ?? [];
  const named = words.match(/[\p{L}\d]+/gu) ?? [];
  return denied.test(words) && named.some((word) => word === outward || areasOfTown(word.toLowerCase()).includes(area));
};
