import type { DialogueInput } from './dialogue';
import { isOfContact, refusesToSay } from '../understanding/refusal';

/** The script's own words to who won't be reached, in every tone; nobody else's who says that a number isn't needed. */
const noted = /have to leave a number\. An email works too, or /u;

export const hasRefusedContact = ({ text, facts, whatWasAsked, history = [] }: DialogueInput): boolean => {
  if (facts.phone || facts.email) return false;
  if (refusesToSay(text) && (whatWasAsked === 'contact' || isOfContact(text))) return true;
  return history.some((line) => line.from === 'assistant' && noted.test(line.text));
};

export const onlyWantsToKnow = (input: DialogueInput): boolean => input.intent === 'quote' && hasRefusedContact(input);
