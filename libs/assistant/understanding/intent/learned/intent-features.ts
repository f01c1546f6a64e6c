import type { Intent } from '@pilotlight/contracts/values/intent';
import { type Say, writtenFeatures } from '../../../tokenizer/learned-weights';
import { topicsOf } from './word-topics';

/** Longer messages say no more about intent. */
const mostWords = 80;
const stem = 4;

/** The rules' intent, words, beginnings, topics, pairs of them, how it begins and ends. As often as it is said. */
export const sayFeatures = (said: string, ruled: Intent | null, say: Say): void => {
  const words = said.trim().split(' ', mostWords);
  const [first = '', second = ''] = words;
  say('rules:', ruled ?? 'none');
  say('length:', String(Math.min(4, words.length >> 2)));
  say('^', first);
  let [before, beforeTopic]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const word of words) {
    const topics = topicsOf(word);
    const [topic] = topics;
    say(word);
    for (const each of topics) say(each);
    if (word.length > stem) say('~', word.slice(0, stem));
    if (before !== undefined) {
      say(before, ' ', word);
      if (topic ?? beforeTopic) say(beforeTopic ?? before, ' ', topic ?? word);
    }
    [before, beforeTopic] = [word, topic];
  }
  say('^', first, ' ', second);
  say('$', before ?? '');
};

export const featuresOf = (said: string, ruled: Intent | null): readonly string[] =>
  writtenFeatures((say) => sayFeatures(said, ruled, say));
