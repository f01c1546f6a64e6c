import { joinFragments, joinSpelledOut } from './joined-letters';
import { partsOf } from './parts';
import { type Dictionary, type Spelling, undouble } from './word-list';
import { numberOf } from './word-numbers';
import type { Word } from './words';

const shortestRunTogether = 6;
const shortestMisspelt = 4;

const respelt = (text: string, { undoubled, misspelt }: Dictionary<string>): string | null => {
  if (/(.)\1\1/u.test(text)) {
    const calmer = undoubled.get(undouble(text));
    if (calmer !== undefined) return calmer;
  }
  return text.length < shortestMisspelt ? null : misspelt.meantBy(text);
};

const drawnAs: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
]);

/** "g4s" and "sm3ll": digits in the place of letters, where a known word comes of it. */
const withoutDigits = (typed: string, { vocabulary }: Dictionary<string>): string | null => {
  if (!/\d/.test(typed) || !/\p{L}/u.test(typed)) return null;
  const text = typed.replace(/[01345]/g, (digit) => drawnAs.get(digit) ?? digit);
  return [text, text.replaceAll('l', 'i')].find((each) => vocabulary.begins(numberOf(each))) ?? null;
};

const spellingOf = (text: string, spelledOut: boolean, dictionary: Dictionary<string>): Spelling => {
  const lettered = withoutDigits(text, dictionary);
  if (lettered !== null) return { text: lettered, lengths: null };
  const [, digits = ''] = /^(\d+)\p{L}+$/u.exec(text) ?? [];
  if (digits) return { text, lengths: [digits.length, text.length - digits.length] };
  const lengths = text.length >= shortestRunTogether || spelledOut ? partsOf(text, dictionary.parts) : null;
  return { text: lengths ? text : (respelt(text, dictionary) ?? text), lengths };
};

const [longestRemembered, mostRemembered] = [24, 4096];

/** Names, makes and dialect come again and again. Words are remembered, never texts. */
const spelling = ({ text, from, to }: Word, dictionary: Dictionary<string>): Spelling => {
  const spelledOut = to - from > text.length;
  if (spelledOut || text.length > longestRemembered) return spellingOf(text, spelledOut, dictionary);
  const { spellings } = dictionary;
  const remembered = spellings.get(text);
  if (remembered) return remembered;
  if (spellings.size >= mostRemembered) spellings.clear();
  const found = spellingOf(text, spelledOut, dictionary);
  spellings.set(text, found);
  return found;
};

/** A word as it is spelled, in its place or so many words further. */
const placed = (word: Word, text: string, further: number): Word =>
  text === word.text && further === 0 ? word : { ...word, text, number: numberOf(text), at: word.at + further };

const addParts = (parts: Word[], word: Word, { text, lengths }: Spelling, further: number): void => {
  const exact = word.to - word.from === text.length;
  let start = 0;
  lengths?.forEach((length, index) => {
    const from = exact ? word.from + start : word.from;
    const to = exact ? from + length : word.to;
    const part = text.slice(start, start + length);
    parts.push({ ...word, text: part, number: numberOf(part), from, to, at: word.at + further + index });
    start += length;
  });
};

/** Mends typos, calms stretched letters, splits run-together words. Each part takes a place, so distances stay those of spaced text. */
export const respell = (words: readonly Word[], dictionary: Dictionary<string>): Word[] => {
  const spelled: Word[] = [];
  let further = 0;
  let [before, beforeThat]: [string | null, string | null] = [null, null];
  for (const word of joinFragments(joinSpelledOut(words), dictionary.vocabulary)) {
    const { text, number } = word;
    const saidAgain = text === before && text === beforeThat;
    [before, beforeThat] = [text, before];
    if (saidAgain) further -= 1;
    else if (dictionary.vocabulary.knows(number)) spelled.push(placed(word, text, further));
    else {
      const found = spelling(word, dictionary);
      if (found.lengths) addParts(spelled, word, found, further);
      else spelled.push(placed(word, found.text, further));
      further += (found.lengths?.length ?? 1) - 1;
    }
  }
  return spelled;
};
