import type { Intent } from '@pilotlight/contracts/values/intent';
import { topicsOf } from './word-topics';

/** More of a message than this tells no more of its intent. */
const mostWords = 80;
const stem = 4;

/**
 * What of a message in plain words speaks for an intent: what the rules make of it, its words, their beginnings and topics, words and
 * topics in pairs, how it begins and how it ends. As often as it is said.
 */
export const featuresOf = (said: string, ruled: Intent | null): readonly string[] => {
  const words = said.trim().split(' ', mostWords);
  const [first = '', second = ''] = words;
  const features = [`rules:${ruled ?? 'none'}`, `length:${Math.min(4, words.length >> 2)}`, `^${first}`];
  let [before, beforeTopic]: [string | undefined, string | undefined] = [undefined, undefined];
  for (const word of words) {
    const topics = topicsOf(word);
    const [topic] = topics;
    features.push(word, ...topics);
    if (word.length > stem) features.push(`~${word.slice(0, stem)}`);
    if (before !== undefined) {
      features.push(`${before} ${word}`);
      if (topic ?? beforeTopic) features.push(`${beforeTopic ?? before} ${topic ?? word}`);
    }
    [before, beforeTopic] = [word, topic];
  }
  features.push(`^${first} ${second}`, `$${before ?? ''}`);
  return features;
};
