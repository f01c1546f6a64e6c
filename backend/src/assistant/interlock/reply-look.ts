import { undouble, type WordList } from '../reading/word-list';
import { readPhrase } from '../reading/words';
import { type Prohibition, prohibitions, type ReplySign, replyWords } from './reply-words';

/** Signs that no reading takes for a letter. All else beside plain letters and digits is left to the reading. */
const unreadable = /[^\x20-\x7e\n£€’‘“”–—…·×]/u;
const betweenLetters = /[^a-z\d]+/g;

/** A text's letters and digits in one row; null where it holds signs that may stand for letters. */
export const rowOf = (text: string): string | null =>
  unreadable.test(text) ? null : text.toLowerCase().replace(betweenLetters, '');

const shortestTelling = 4;

/** Of each wording the word that the most of them share. */
const tellingWords = (wordings: readonly (readonly string[])[]): ReadonlySet<string> => {
  const shared = new Map<string, number>();
  for (const word of wordings.flat()) shared.set(word, (shared.get(word) ?? 0) + 1);
  const weight = (word: string): number => (word.length < shortestTelling ? 0 : (shared.get(word) ?? 0));
  return new Set(
    wordings.flatMap(
      (words) => words.toSorted((one, other) => weight(other) - weight(one) || other.length - one.length)[0] ?? [],
    ),
  );
};

/** As a reading takes them: a digit for the letter that it looks like, and an l for an i beside one. */
const drawnAs = new Map(['o0', 'e3', 'a4', 's5', 'il1', 'li1'].map((alike) => [alike.charAt(0), `[${alike}]`]));
const stretched = (word: string): string =>
  Array.from(undouble(word), (letter) => drawnAs.get(letter) ?? letter).join('+');

const anything = /(?:)/;

const lookFor = (list: WordList): RegExp => {
  const phrases = Object.values(list).join(',').split(',');
  // A word that is looked for misspelt is found by the reading alone.
  if (phrases.some((phrase) => phrase.includes('~'))) return anything;
  return new RegExp([...tellingWords(phrases.map(readPhrase))].map(stretched).join('|'));
};

const looks = new Map<ReplySign, RegExp>();
for (const { act, thing = act } of prohibitions)
  for (const sign of [act, thing]) looks.set(sign, looks.get(sign) ?? lookFor(replyWords[sign]));

/**
 * A cheap look at a text's row of letters: false only where no reading of it could find the act and the thing. It sees no borders of
 * words, so that it finds more than is there, however the words are stretched, spelled out or run together.
 */
export const mayBreak = (row: string, { act, thing = act }: Prohibition): boolean =>
  (looks.get(act) ?? anything).test(row) && (thing === act || (looks.get(thing) ?? anything).test(row));
