import type { Intent } from '@pilotlight/contracts/values/intent';

/** More of a message than this tells no more of its intent. */
const mostWords = 80;

/**
 * What of a message in plain words speaks for an intent: what the rules make of it, its words, and its words in pairs and threes. Each
 * once, in the order in which they stand.
 */
export const featuresOf = (said: string, ruled: Intent | null): readonly string[] => {
  const words = said.trim().split(' ').slice(0, mostWords);
  const features = new Set([`rules:${ruled ?? 'none'}`, `length:${Math.min(4, words.length >> 2)}`]);
  words.forEach((word, index) => {
    const [next, third] = [words[index + 1], words[index + 2]];
    features.add(word);
    if (next !== undefined) features.add(`${word} ${next}`);
    if (third !== undefined) features.add(`${word} ${next} ${third}`);
  });
  const [first] = words;
  if (first !== undefined) features.add(`^${first}`);
  return [...features];
};
