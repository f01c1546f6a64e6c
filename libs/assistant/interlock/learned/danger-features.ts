import { type Say, writtenFeatures } from '../../tokenizer/learned-weights';
import type { SignReading } from '../lexicon/lexicon';

/** What the rules make of a message: those that are certain of a danger, and those that doubt. */
export type RulesHeard = { readonly certain: readonly string[]; readonly doubtful: readonly string[] };

/** More of a message than this tells no more of its danger. */
const mostWords = 160;
const stem = 4;

const sayRules = ({ certain, doubtful }: RulesHeard, say: Say): void => {
  say('rules:', certain.length > 0 ? 'certain' : doubtful.length > 0 ? 'doubtful' : 'none');
  for (const rule of certain) say('certain:', rule);
  for (const rule of doubtful) say('doubtful:', rule);
};

/** Signs by themselves, with the next one, and with the words on either side. */
const saySigns = ({ words, mentions }: SignReading, say: Say): void => {
  const most = Math.min(mostWords, mentions.length);
  for (let index = 0; index < most; index += 1) {
    const mention = mentions[index];
    if (!mention) break;
    const { meaning, first, last } = mention;
    const next = index + 1 < most ? mentions[index + 1] : undefined;
    const [before, after] = [words[first - 1], words[last + 1]];
    say('@', meaning);
    if (next) say('@', meaning, ' @', next.meaning);
    if (before) say(before.text, ' @', meaning);
    if (after) say('@', meaning, ' ', after.text);
  }
};

/**
 * Says what of a message speaks for danger or against it: what the rules make of it, its signs, its words, their beginnings, words in
 * pairs, and how long it is. `heard` is null where the rules are not to be asked.
 */
export const sayDangerFeatures = (reading: SignReading, heard: RulesHeard | null, say: Say): void => {
  if (heard) sayRules(heard, say);
  const most = Math.min(mostWords, reading.words.length);
  say('length:', String(Math.min(5, most >> 2)));
  saySigns(reading, say);
  let before = '';
  for (let index = 0; index < most; index += 1) {
    const text = reading.words[index]?.text ?? '';
    say(text);
    if (text.length > stem) say('~', text.slice(0, stem));
    if (before) say(before, ' ', text);
    before = text;
  }
};

/** The same as the weights are learned from it, each once. */
export const dangerFeaturesOf = (reading: SignReading, heard: RulesHeard | null): ReadonlySet<string> =>
  new Set(writtenFeatures((say) => sayDangerFeatures(reading, heard, say)));
