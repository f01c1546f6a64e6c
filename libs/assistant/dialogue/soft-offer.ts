import { emptyTraining, type Flows } from '@pilotlight/contracts/values/training';
import { placeAskedAbout } from './area-answer';
import type { DialogueInput } from './dialogue';

type Offer = { readonly words: string; readonly holds: (flows: Flows) => boolean };

const offers: readonly Offer[] = [
  {
    words: 'If you’d like us to have a look or ring you, just say.',
    holds: ({ offersVisits, takesCallbacks }) => offersVisits && takesCallbacks,
  },
  { words: 'If you’d like us to have a look, just say.', holds: ({ offersVisits }) => offersVisits },
  { words: 'If you’d like us to ring you, just say.', holds: ({ takesCallbacks }) => takesCallbacks },
  { words: 'If you’d like to hear from us, leave a number or an email.', holds: () => true },
];

const offered = /\bIf you(?:’d| would) like (?:us )?to (?:have a look|ring you|hear from us)\b/u;

/** Once, to a visitor who only asks; null afterwards, and where the firm offers no visits or calls. */
export const softOffer = ({ text, history = [], information = emptyTraining }: DialogueInput): string | null => {
  if (placeAskedAbout(information.businessInfo.coverageArea, text)?.inside === false) return null;
  if (history.some(({ from, text }) => from === 'assistant' && offered.test(text))) return null;
  return offers.find(({ holds }) => holds(information.flows))?.words ?? null;
};
