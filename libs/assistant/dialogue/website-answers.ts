import type { Training } from '@pilotlight/contracts/values/training';
import { websitePassages } from './website-passages';
import { ownWords } from './own-words';
import { stemsOf, stemsOfFirms } from './stems';

const fewest = 2;
const share = 0.6;

const passageThatHolds = (telling: readonly string[], passages: readonly string[]): string | undefined => {
  const [best] = passages
    .map((passage) => {
      const said = stemsOfFirms(passage);
      return { passage, held: telling.filter((word) => said.has(word)).length };
    })
    .filter(({ held }) => held >= Math.max(fewest, telling.length * share))
    .toSorted((one, other) => other.held - one.held);
  return best?.passage;
};

/** What the firm has written about itself that answers a question, else what its website says; null where no passage holds most of what was asked. */
export const publishedAnswer = (text: string, firm: string, information: Training): string | null => {
  const firmsOwn = stemsOfFirms(firm);
  const telling = [...stemsOf(text)].filter((word) => !firmsOwn.has(word));
  if (telling.length < fewest) return null;
  const own = passageThatHolds(telling, ownWords(information));
  if (own) return own;
  const onSite = passageThatHolds(telling, websitePassages(information));
  return onSite ? `Our website says: “${onSite}”` : null;
};
