import { readAnswer } from '../interlock/yes-or-no';
import { languageOf, type Told } from '../language/language-of';
import { rank } from '../knowledge/rank';
import { readWords } from '../tokenizer/words';
import { hasShortPhone } from '../understanding/contact/phones';
import { saysPhotosSent } from '../understanding/photos-sent';
import { saysNothing, understand } from '../understanding/understand';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { asksForReplyTime } from './reply-time';
import { saysLittle } from './says-little';
import { passesOver, saysUnknown } from './sheet-answer';
import { streetTold } from './street-told';
import { topicsOf } from '../knowledge/topics';

export interface Spoken {
  readonly text: string;
  readonly asked: AskedFor;
  readonly at: string;
}

// The interlock's own reading of an answer takes all that is no plain no for a yes.
const yes = /^\W*(?:y|yes|yeah|yep|yup|aye|sure|please|correct|right|true)\b/i;

/** A question that the assistant knows, whether or not its answer. */
const isKnown = (text: string): boolean => {
  const [first] = rank(text);
  return first !== undefined && first.subject.kind !== 'none' && first.sure >= 0.5;
};

export const nothingToTakeUp = (text: string): boolean =>
  !saysPhotosSent(text) &&
  !yes.test(text) &&
  readAnswer(text) !== 'no' &&
  !saysUnknown(text) &&
  !passesOver(text) &&
  topicsOf(text).size === 0 &&
  !isKnown(text) &&
  !hasShortPhone(text) &&
  !asksForReplyTime(text) &&
  !saysLittle(text);

export const notUnderstood = ({ text, asked, at }: Spoken): boolean => {
  if (!nothingToTakeUp(text)) return false;
  const understanding = understand(text, { asked, intent: null, facts: {}, at });
  return saysNothing(understanding) && !streetTold(text, understanding).address;
};

const longestName = 3;

/** The details in it count, but nothing is answered as if understood. Null for English, a name, thanks, a yes or a no. */
export const languageNotUnderstood = ({ text, asked }: Pick<Spoken, 'text' | 'asked'>): Told | null => {
  const language = languageOf(text);
  if (language === null || saysPhotosSent(text) || (asked === 'name' && readWords(text).length <= longestName))
    return null;
  return readAnswer(text, false) !== null || topicsOf(text).has('thanks') ? null : language;
};
