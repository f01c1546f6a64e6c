import { emptyTraining } from '@pilotlight/contracts/values/training';
import type { DialogueInput } from './dialogue';
import { wordings } from './information-wordings';
import { ownWords } from './own-words';
import { untoldContact } from './urgent-contact';

const number = /(?<![\d+])(?:\+44[\s-]?|0)(?:\d[\s-]?){8,9}\d(?!\d)/u;

/** The number in the firm's own texts, else its emergency contact, labelled so. `beside` is said anyway. */
export const wayToRing = (input: DialogueInput, beside: string | null = null): string => {
  const { information = emptyTraining } = input;
  const own = ownWords(information)
    .map((words) => number.exec(words)?.[0])
    .find(Boolean);
  if (own) return `ring us on ${own} when it suits you.`;
  // While a card stands, its number is the one for what can’t wait.
  const contact = input.emergency ? null : untoldContact(input);
  const urgently =
    contact === null || beside?.includes(contact) ? '' : ` ${wordings.emergencyContact[information.tone](contact)}`;
  return `ring us when it suits you.${urgently}`;
};
