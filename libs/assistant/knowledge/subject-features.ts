import type { Say } from '../tokenizer/learned-weights';
import { saidIn } from '../understanding/phrases/said';
import { termsOf } from './terms';

const longest = 40;
const stem = 4;

/** Words, their beginnings, pairs beside each other and over one, how it begins and ends, and what its words mean. */
export const sayFeatures = (text: string, say: Say): void => {
  const words = saidIn(text)
    .text.trim()
    .split(' ', longest)
    .filter((word) => /[\p{L}\d]/u.test(word));
  let [before, beforeThat]: [string, string | undefined] = ['^', undefined];
  for (const word of words) {
    say(word);
    say(before, ' ', word);
    if (beforeThat !== undefined) say(beforeThat, '_', word);
    if (word.length > stem) say('~', word.slice(0, stem));
    [before, beforeThat] = [word, before];
  }
  say(before, ' $');
  const terms = termsOf(text);
  for (const [at, term] of terms.entries()) {
    say('=', term);
    if (at > 0) say('=', terms[at - 1] ?? '', ' ', term);
  }
};
