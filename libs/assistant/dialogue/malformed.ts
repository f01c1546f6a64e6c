import type { AskedField } from '@pilotlight/contracts/values/asked-for';
import { unclearEmailIn } from '../understanding/contact/emails';
import { hasLongPhone, hasShortPhone } from '../understanding/contact/phones';
import type { DialogueInput } from './dialogue';
import {
  askForWholePostcode,
  askForOtherEmail,
  askToCheckEmail,
  askToCheckLongNumber,
  askToCheckNumber,
} from './questions';

export type Repair = { readonly field: AskedField; readonly words: string };

const partOfPostcode = /(?<![\p{L}\d])[a-z]{1,2}\d[a-z\d]?\s*[a-z\d]{0,4}(?![\p{L}\d])/iu;
const enoughDigits = /(?:\d|\b(?:o|oh|zero|one|two|three|four|five|six|seven|eight|nine|double)\b)/iu;

const asked = (field: AskedField, { askedSoFar }: DialogueInput): number =>
  askedSoFar.filter((each) => each === field).length;

/** A detail that can't be used as it stands is asked for once more only. */
export const malformedIn = (input: DialogueInput): Repair | null => {
  const { text, given, whatWasAsked, turn } = input;
  if (!given.facts.phone && enoughDigits.test(text) && asked('contact', input) < 2) {
    if (hasShortPhone(text)) return { field: 'contact', words: askToCheckNumber(turn) };
    if (hasLongPhone(text)) return { field: 'contact', words: askToCheckLongNumber };
  }
  const unclear = given.facts.email || asked('contact', input) > 2 ? null : unclearEmailIn(text);
  if (unclear === 'unreadable') return { field: 'contact', words: askForOtherEmail };
  if (unclear && !given.facts.phone && asked('contact', input) < 2)
    return { field: 'contact', words: askToCheckEmail(turn) };
  if (whatWasAsked !== 'postcode' || given.facts.postcode || given.facts.fault_code || asked('postcode', input) > 1)
    return null;
  return partOfPostcode.test(text) ? { field: 'postcode', words: askForWholePostcode } : null;
};
