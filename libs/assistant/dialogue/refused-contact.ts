import { cardOf } from '../knowledge/trade-cards';
import type { DialogueInput } from './dialogue';
import { isOfContact, refusesToSay } from '../understanding/refusal';

/** The script's own words after a refusal, in every tone; no other words count. */
const noted = /have to leave a number\. An email works too, or /u;
/** Who was told why it is asked has thought about it. */
const whyTold = cardOf('why-phone')?.says;

export const hasRefusedContact = ({ text, facts, whatWasAsked, history = [] }: DialogueInput): boolean => {
  if (facts.phone || facts.email) return false;
  if (refusesToSay(text) && (whatWasAsked === 'contact' || isOfContact(text))) return true;
  return history.some(
    ({ from, text: words }) =>
      from === 'assistant' && (noted.test(words) || (whyTold !== undefined && words.includes(whyTold))),
  );
};

export const onlyWantsToKnow = (input: DialogueInput): boolean => input.intent === 'quote' && hasRefusedContact(input);
