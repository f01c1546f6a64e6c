import { postcodeAreaTowns } from '@pilotlight/contracts/values/postcode-area-towns';

const areas = [...postcodeAreaTowns.keys()];

/** "LS Leeds". */
export const areaInWords = (area: string): string => `${area} ${postcodeAreaTowns.get(area) ?? ''}`.trim();

/** How well an area answers to what was typed, the best first; null where it doesn't at all. */
const rankOf = (area: string, typed: string): number | null => {
  const words = areaInWords(area).toUpperCase();
  if (area === typed) return 0;
  if (area.startsWith(typed)) return 1;
  if (words.split(' ').some((word) => word.startsWith(typed))) return 2;
  return words.includes(typed) ? 3 : null;
};

/** The areas whose code, town, or a part of either was typed: what begins so stands first. */
export const areasFor = (input: string): readonly string[] => {
  const typed = input.trim().toUpperCase();
  if (typed === '') return areas;
  return areas
    .flatMap((area) => {
      const rank = rankOf(area, typed);
      return rank === null ? [] : [{ area, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ area }) => area);
};
