import type { SignReading } from '../lexicon/lexicon';

/** What the rules make of a message: those that are certain of a danger, and those that doubt. */
export type RulesHeard = { readonly certain: readonly string[]; readonly doubtful: readonly string[] };

/** More of a message than this tells no more of its danger. */
const mostWords = 160;
const stem = 4;

const ofRules = ({ certain, doubtful }: RulesHeard): string[] => [
  `rules:${certain.length > 0 ? 'certain' : doubtful.length > 0 ? 'doubtful' : 'none'}`,
  ...certain.map((rule) => `certain:${rule}`),
  ...doubtful.map((rule) => `doubtful:${rule}`),
];

/** Signs by themselves, with the next one, and with the words on either side. */
const ofSigns = ({ words, mentions }: SignReading): string[] =>
  mentions.flatMap(({ meaning, first, last }, index) => {
    const next = mentions[index + 1];
    const [before, after] = [words[first - 1], words[last + 1]];
    return [
      `@${meaning}`,
      ...(next ? [`@${meaning} @${next.meaning}`] : []),
      ...(before ? [`${before.text} @${meaning}`] : []),
      ...(after ? [`@${meaning} ${after.text}`] : []),
    ];
  });

/**
 * What of a message speaks for danger or against it, each once: what the rules make of it, its signs, its words, their beginnings, words in
 * pairs, and how long it is. `heard` is null where the rules are not to be asked.
 */
export const dangerFeaturesOf = (reading: SignReading, heard: RulesHeard | null): ReadonlySet<string> => {
  const features = new Set(heard ? ofRules(heard) : []);
  const words = reading.words.slice(0, mostWords);
  features.add(`length:${Math.min(5, words.length >> 2)}`);
  for (const feature of ofSigns({ ...reading, mentions: reading.mentions.slice(0, mostWords) })) features.add(feature);
  let before = '';
  for (const { text } of words) {
    features.add(text);
    if (text.length > stem) features.add(`~${text.slice(0, stem)}`);
    if (before) features.add(`${before} ${text}`);
    before = text;
  }
  return features;
};
