import type { WordList } from '../tokenizer/word-list';
import { readPhrase } from '../tokenizer/words';
import { letterWalk } from './letter-walk';
import { type Prohibition, prohibitions, type ReplySign, replyWords } from './reply-words';

const signs = [...new Set(prohibitions.flatMap(({ act, thing = act }): ReplySign[] => [act, thing]))];
const bits: ReadonlyMap<ReplySign, number> = new Map(signs.map((sign, place) => [sign, 1 << place]));
const bitOf = (sign: ReplySign): number => bits.get(sign) ?? 0;
const everything = (1 << signs.length) - 1;

const shortestTelling = 4;

const tellingWords = (list: WordList): string[] => {
  const wordings = Object.values(list).join(',').split(',').map(readPhrase);
  const shared = new Map<string, number>();
  for (const word of wordings.flat()) shared.set(word, (shared.get(word) ?? 0) + 1);
  const weight = (word: string): number => (word.length < shortestTelling ? 0 : (shared.get(word) ?? 0));
  return wordings.flatMap(
    (words) => words.toSorted((one, other) => weight(other) - weight(one) || other.length - one.length)[0] ?? [],
  );
};

const walk = letterWalk(
  signs.flatMap((sign) => tellingWords(replyWords[sign]).map((word) => [word, bitOf(sign)] as const)),
  everything,
);

/** What an answer's words may speak of, by a look that finds more than a reading does and costs a fraction of one. */
export const lookAt = (text: string): number => walk(text);

/** False only where no reading of words so looked at could find the sign. */
export const maySpeakOf = (seen: number, sign: ReplySign): boolean => (seen & bitOf(sign)) !== 0;

/** False only where no reading could find the act and the thing. */
export const mayBreak = (seen: number, { act, thing = act }: Prohibition): boolean =>
  maySpeakOf(seen, act) && maySpeakOf(seen, thing);
