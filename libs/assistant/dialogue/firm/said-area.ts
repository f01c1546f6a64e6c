import { emptyTraining, type Training } from '@pilotlight/contracts/values/training';
import { coverageOfOutward, coverageOfPlace, type PlaceCoverage } from '../../knowledge/place-coverage';
import { placesNamedIn } from '../../knowledge/places';
import { reachOfFirm } from '../../knowledge/reach';
import { placeAskedAbout } from '../area-answer';
import type { DialogueInput } from '../dialogue';
import { withoutStop } from '../information-wordings';

interface AskedPlace {
  readonly name: string;
  readonly coverage: PlaceCoverage | null;
}

/** A whole postcode, or an outward code, settles it: the town beside it is said for company. */
const outward = /\b([a-z]{1,2}\d{1,2}[a-z]?)(?:\s?\d[a-z]{2})?\b/giu;

/** The places that a question names, each with whether the firm comes there; null where its words don't tell. */
export const placesAsked = (text: string, training: Training): readonly AskedPlace[] => {
  const reach = reachOfFirm(training);
  const codes = [...text.matchAll(outward)].flatMap(([whole, code = '']): AskedPlace[] => {
    const name = whole.toUpperCase();
    const asked = placeAskedAbout(training.businessInfo.coverageArea, whole);
    if (asked) return [{ name: asked.place, coverage: asked.inside ? 'inside' : 'outside' }];
    const coverage = coverageOfOutward(code.toUpperCase(), reach);
    return coverage === null ? [] : [{ name, coverage }];
  });
  if (codes.length > 0 && codes.every(({ coverage }) => coverage === 'inside' || coverage === 'outside'))
    return codes.slice(0, 3);
  const named = placesNamedIn(text).map((place) => ({ name: place.name, coverage: coverageOfPlace(place, reach) }));
  return [...codes, ...named.filter(({ name }) => codes.every((code) => code.name !== name))].slice(0, 3);
};

const saidOf = ({ name, coverage }: AskedPlace, area: string): string => {
  switch (coverage) {
    case 'inside':
      return `Yes, we cover ${name}.`;
    case 'partly':
      return `We cover parts of ${name}: with your postcode I can tell you for sure.`;
    case 'outside':
      return `Sorry, ${name} is just outside our patch.`;
    case null:
      return `We cover ${withoutStop(area)}: I’ll ask the office about ${name}.`;
  }
};

/** Whether the firm comes to the places that are named, else where it comes to; null where it hasn't told. */
export const areaSaid = ({ text }: { readonly text: string }, training: Training): string | null => {
  const { coverageArea } = training.businessInfo;
  if (coverageArea === '') return null;
  const asked = placesAsked(text, training);
  if (asked.length === 0) return `We cover ${withoutStop(coverageArea)}. With your postcode I can tell you for sure.`;
  const said = asked.map((place) => saidOf(place, coverageArea)).join(' ');
  return asked.every(({ coverage }) => coverage === 'outside')
    ? `${said} I can still pass it on, and the Gas Safe Register’s website lists engineers near you.`
    : said;
};

export const isOutsideOnly = ({ text, information = emptyTraining }: DialogueInput): boolean => {
  const asked = placesAsked(text, information);
  return asked.length > 0 && asked.every(({ coverage }) => coverage === 'outside');
};
