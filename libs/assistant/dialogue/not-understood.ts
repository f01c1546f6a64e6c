import { readAnswer } from '../interlock/yes-or-no';
import { languageOf, type Told } from '../language/language-of';
import { readWords } from '../tokenizer/words';
import { hasShortPhone } from '../understanding/contact/phones';
import { saysNothing, understand } from '../understanding/understand';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { asksForReplyTime } from './reply-time';
import { saysLittle } from './says-little';
import { passesOver, saysUnknown } from './sheet-answer';
import { streetTold } from './street-told';
import { topicsOf } from './topics';

/** A message and what the reply before it asked for. */
export interface Spoken {
  readonly text: string;
  readonly asked: AskedFor;
  /** ISO 8601 UTC. */
  readonly at: string;
}

// The interlock's own reading of an answer takes all that is no plain no for a yes.
const yes = /^\W*(?:y|yes|yeah|yep|yup|aye|sure|please|correct|right|true)\b/i;

/** True where nothing in a message that says nothing by itself can be taken up either: no topic, no yes or no, no "don't know", no part of a number. */
export const nothingToTakeUp = (text: string): boolean =>
  !yes.test(text) &&
  readAnswer(text) !== 'no' &&
  !saysUnknown(text) &&
  !passesOver(text) &&
  topicsOf(text).size === 0 &&
  !hasShortPhone(text) &&
  !asksForReplyTime(text) &&
  !saysLittle(text);

/** True where a message holds nothing that the script can take up: no detail, no wish, no topic, no yes or no. */
export const notUnderstood = ({ text, asked, at }: Spoken): boolean => {
  if (!nothingToTakeUp(text)) return false;
  const understanding = understand(text, { asked, intent: null, facts: {}, at });
  return saysNothing(understanding) && !streetTold(text, understanding).address;
};

const longestName = 3;

/**
 * The language of a message that isn't English: the details in it are kept, and what it wants may be guessed, but nothing is answered as if it were
 * understood. Null where it is English, a name, a thanks, a yes or a no.
 */
export const languageNotUnderstood = ({ text, asked }: Pick<Spoken, 'text' | 'asked'>): Told | null => {
  const language = languageOf(text);
  if (language === null || (asked === 'name' && readWords(text).length <= longestName)) return null;
  return readAnswer(text, false) !== null || topicsOf(text).has('thanks') ? null : language;
};
