import { type Intent, intents } from '@pilotlight/contracts/values/intent';
import { read } from '../reading/mentions';
import { dictionaryOf, type WordList } from '../reading/word-list';
import { intentWords } from './intent-words';

type Cue = keyof typeof intentWords;
const cues = Object.keys(intentWords) as Cue[];
const meanings = cues.map((cue): [Cue, WordList] => [cue, intentWords[cue]]);
const dictionary = dictionaryOf(
  meanings,
  new Set(cues),
  'look looks took hook cook lost cast coast prize prices note notes line',
  '',
);

const faultCode = /\b[a-z]{1,2}\.?\d{1,3}\b/iu;
const contact = /@|\d{6}|\b[a-z]{1,2}\d[a-z\d]?\s{0,2}\d[a-z]{2}\b/iu;

/**
 * What one message asks for, without regard to danger; null when it shows no sign. A price makes an installation a quote;
 * a visit or a call outweighs both.
 */
export const recogniseIntent = (text: string): Intent | null => {
  const said = new Set(read(text, dictionary).mentions.map(({ meaning }) => meaning));
  if (said.has('visit')) return 'booking';
  if (said.has('price')) return 'quote';
  if (said.has('fitting')) return 'installation';
  if (said.has('repair')) return 'service';
  if (said.has('other') || contact.test(text)) return 'general';
  return faultCode.test(text) ? 'service' : null;
};

/** A conversation's intent after one more message: the most pressing one stands. */
export const prevailingIntent = (before: Intent | null, now: Intent | null): Intent | null => {
  if (before === null || now === null) return now ?? before;
  return intents.indexOf(now) < intents.indexOf(before) ? now : before;
};
