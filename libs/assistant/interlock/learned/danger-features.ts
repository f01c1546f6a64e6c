import { type Say, writtenFeatures } from '../../tokenizer/learned-weights';
import type { SignReading } from '../lexicon/lexicon';

export type RulesHeard = { readonly certain: readonly string[]; readonly doubtful: readonly string[] };

/** Longer messages say no more about danger. */
const mostWords = 160;
const stem = 4;

const sayRules = ({ certain, doubtful }: RulesHeard, say: Say): void => {
  say('rules:', certain.length > 0 ? 'certain' : doubtful.length > 0 ? 'doubtful' : 'none');
  for (const rule of certain) say('certain:', rule);
  for (const rule of doubtful) say('doubtful:', rule);
};

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

/** Rules, signs, words, their beginnings, pairs and the length. `heard` is null where the rules are not to be asked. */
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

export const dangerFeaturesOf = (reading: SignReading, heard: RulesHeard | null): ReadonlySet<string> =>
  new Set(writtenFeatures((say) => sayDangerFeatures(reading, heard, say)));
