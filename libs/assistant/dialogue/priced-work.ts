import { type Mention, read } from '../tokenizer/mentions';
import { memoizePerTick } from '../tokenizer/memoize-per-tick';
import { dictionaryOf, type WordList } from '../tokenizer/word-list';
import type { Word } from '../tokenizer/words';
import { pricedWords, saysNothingOfPrices } from './priced-words';
import { stemsOf } from './stems';

type Work = keyof typeof pricedWords.works;
type Thing = keyof typeof pricedWords.things;
type Kind = keyof typeof pricedWords.kinds;
export type Meaning = Work | Thing | Kind;

export type PricedWork = {
  readonly works: ReadonlySet<Meaning>;
  readonly things: ReadonlySet<Meaning>;
  readonly kinds: ReadonlySet<Meaning>;
  readonly others: ReadonlySet<string>;
  /** False where only a thing is named: one to be bought. */
  readonly worksAreSaid: boolean;
  readonly buysTheThing: boolean;
};

const isOf =
  <Part extends Meaning>(part: Readonly<Record<Part, WordList>>) =>
  (meaning: Meaning): boolean =>
    Object.hasOwn(part, meaning);
const isWork = isOf(pricedWords.works);
const isThing = isOf(pricedWords.things);

const all: Readonly<Record<Meaning, WordList>> = { ...pricedWords.works, ...pricedWords.things, ...pricedWords.kinds };
const isMeaning = (name: string): name is Meaning => Object.hasOwn(all, name);
const meanings = Object.keys(all).filter(isMeaning);
const dictionary = dictionaryOf<Meaning>(
  meanings.map((meaning) => [meaning, all[meaning]]),
  new Set(meanings),
  'boil boiled broiler boiling',
  '',
);

const prepositions = new Set(['for', 'in', 'on', 'of', 'inside', 'to', 'with', 'from', 'onto', 'into']);
const owners = new Set(['my', 'our', 'her', 'his', 'their', 'mums']);

type Read = {
  readonly words: readonly Word[];
  readonly mentions: readonly Mention<Meaning>[];
  readonly unread: readonly boolean[];
};

const buys = ({ words, mentions, unread }: Read, thing: Mention<Meaning>): boolean => {
  if (unread[thing.last + 1]) return false;
  const wordsBetween = (from: number, to: number): readonly string[] => words.slice(from, to).map(({ text }) => text);
  const bought = mentions.filter(({ meaning }) => meaning === 'newOne');
  if (bought.length === 0)
    return (
      !unread.slice(0, thing.first).some(Boolean) && !wordsBetween(0, thing.first).some((word) => owners.has(word))
    );
  return bought.some(({ first, last }) =>
    last < thing.first
      ? !wordsBetween(last + 1, thing.first).some((word) => prepositions.has(word))
      : !unread.slice(thing.last + 1, first).some(Boolean),
  );
};

export const pricedWorkIn = memoizePerTick((text: string): PricedWork => {
  const reading = read(text, dictionary);
  const { words, mentions, at } = reading;
  const said = [...reading.said];
  const unread = words.map(({ text: word }, index) => at[index]?.length === 0 && !saysNothingOfPrices.has(word));
  const works = new Set(said.filter((meaning) => isWork(meaning)));
  const things = mentions.filter(({ meaning }) => isThing(meaning));
  const worksAreSaid = works.size > 0;
  return {
    works: worksAreSaid || things.length === 0 ? works : new Set<Meaning>(['newOne']),
    things: new Set(things.map(({ meaning }) => meaning)),
    kinds: new Set(said.filter((meaning) => !isWork(meaning) && !isThing(meaning))),
    others: stemsOf(
      words
        .filter((_, index) => unread[index])
        .map(({ text: word }) => word)
        .join(' '),
    ),
    worksAreSaid,
    buysTheThing: things.some((thing) => buys({ words, mentions, unread }, thing)),
  };
});
