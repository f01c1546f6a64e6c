import { coverageOf, covers } from '../grading/coverage';
import { coversOutward } from '../grading/outward-coverage';

const postcode = /\b([A-Z]{1,2}\d{1,2}[A-Z]?)(?:\s*(\d[A-Z]{2}))?\b/iu;

/** Whether the place asked about lies in the coverage area; null where neither can be told. `place` is as the visitor wrote it, in capitals. */
export const placeAskedAbout = (
  coverageArea: string,
  text: string,
): { readonly place: string; readonly inside: boolean } | null => {
  const coverage = coverageOf(coverageArea);
  const [, outward, inward] = postcode.exec(text) ?? [];
  if (!coverage || !outward) return null;
  const place = [outward, inward].filter(Boolean).join(' ').toUpperCase();
  const inside = inward ? covers(coverage, place) : coversOutward(coverage, outward);
  return inside === null ? null : { place, inside };
};
