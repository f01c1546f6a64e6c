import type { Training } from '@pilotlight/contracts/values/training';
import { websitePassages } from '../website-passages';
import { stemsOf, stemsOfFirms } from './stems';

/** Words of a question, and the share of them, that a passage must hold to answer it. */
const fewest = 2;
const share = 0.6;

/** What the firm's website says about a question, in its own words; null where no passage holds most of what was asked. */
export const websiteAnswer = (text: string, firm: string, information: Training): string | null => {
  const passages = websitePassages(information);
  if (passages.length === 0) return null;
  const asked = stemsOf(text);
  const firmsOwn = stemsOfFirms(firm);
  const telling = [...asked].filter((word) => !firmsOwn.has(word));
  if (telling.length < fewest) return null;
  const [best] = passages
    .map((passage) => {
      const said = stemsOfFirms(passage);
      return { passage, held: telling.filter((word) => said.has(word)).length };
    })
    .filter(({ held }) => held >= Math.max(fewest, telling.length * share))
    .toSorted((one, other) => other.held - one.held);
  return best ? `From ${firm}’s website: “${best.passage}”` : null;
};
