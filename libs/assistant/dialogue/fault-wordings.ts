import { notKnown } from '@pilotlight/contracts/values/job-sheet';
import type { DialogueInput } from './dialogue';
import { holdsQuestion } from '../knowledge/holds-question';

/** Two wordings each, so that a question asked again isn't met by the same sentence. */
export type Wordings = readonly [string, string];

export type FaultTold = { readonly code: boolean; readonly wasReset: boolean };

const triedReset =
  /\b(?:already|tried|gave|given|did|done|have|had|i|we|i['’]?ve|we['’]?ve|been)(?: (?!can|not|never|to\b)\p{L}+){0,3} reset(?:ting|ted)?\b|\breset(?:ting|ted)? (?:it )?(?:already|once|twice|several|but|and|did)/iu;

export const faultToldIn = ({ text, facts }: Pick<DialogueInput, 'text' | 'facts'>): FaultTold => ({
  code: Boolean(facts.fault_code) && facts.fault_code !== notKnown,
  wasReset: triedReset.test(text) && !holdsQuestion(text),
});

const leaveIt = 'If it locks out again, please leave it off for the engineer';
const withCode: Wordings = [
  `You can press reset once. ${leaveIt}.`,
  'One reset is fine, a second isn’t. The code you gave helps the engineer.',
];
const wasReset: Wordings = [
  `Thanks for trying that. ${leaveIt}, and note any code it shows.`,
  'One reset is enough. Any code on the display helps the engineer.',
];
const wasResetWithCode: Wordings = [
  `Thanks for trying that. ${leaveIt}.`,
  'One reset is enough: with the code you gave, the rest is for the engineer.',
];
export const lockedOutWordings = ({ code, wasReset: tried }: FaultTold, usual: Wordings): Wordings => {
  if (tried) return code ? wasResetWithCode : wasReset;
  return code ? withCode : usual;
};
