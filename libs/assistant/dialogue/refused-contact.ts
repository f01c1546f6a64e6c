import type { DialogueInput } from './dialogue';
import { isOfContact, refusesToSay } from '../understanding/refusal';

/** The script's own words after a refusal, in every tone; no other words count. */
const noted = /have to leave a number\. An email works too, or /u;

export const hasRefusedContact = ({ text, facts, whatWasAsked, history = [] }: DialogueInput): boolean => {
  if (facts.phone || facts.email) return false;
  if (refusesToSay(text) && (whatWasAsked === 'contact' || isOfContact(text))) return true;
  return history.some((line) => line.from === 'assistant' && noted.test(line.text));
};

export const onlyWantsToKnow = (input: DialogueInput): boolean => input.intent === 'quote' && hasRefusedContact(input);
