import type { Intent } from '@pilotlight/contracts/values/intent';
import { topicsOf } from './word-topics';

/** More of a message than this tells no more of its intent. */
const mostWords = 80;
const stem = 4;

/**
 * What of a message in plain words speaks for an intent: what the rules make of it, its words, their beginnings and topics, words and
 * topics in pairs, how it begins and how it ends. Each once.
 */
export const featuresOf = (said: string, ruled: Intent | null): readonly string[] => {
  const words = said.trim().split(' ').slice(0, mostWords);
  const features = new Set([`rules:${ruled ?? 'none'}`, `length:${Math.min(4, words.length >> 2)}`]);
  const topics = words.map(topicsOf);
  words.forEach((word, index) => {
    features.add(word);
    if (word.length > stem) features.add(`~${word.slice(0, stem)}`);
    topics[index]?.forEach((topic) => features.add(topic));
    const next = words[index + 1];
    if (next === undefined) return;
    features.add(`${word} ${next}`);
    const [topic, nextTopic] = [topics[index]?.[0], topics[index + 1]?.[0]];
    if (topic ?? nextTopic) features.add(`${topic ?? word} ${nextTopic ?? next}`);
  });
  features.add(`^${words[0]}`).add(`^${words[0]} ${words[1] ?? ''}`);
  return [...features.add(`$${words.at(-1)}`)];
};
