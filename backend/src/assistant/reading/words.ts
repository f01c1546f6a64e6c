import { type Letter, lettersOf, unmask } from './letters';

/**
 * A word as it is compared. `from` and `to` are offsets in the text as typed. `at` is its place in words, where a comma
 * counts as one word of distance and the end of a sentence as two; `clause` and `sentence` number what it stands in.
 */
export type Word = {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly clause: number;
  readonly sentence: number;
};

const wordLetter = /[\p{L}\p{N}]/u;
/** Most are plain, which is known without asking Unicode. */
const isWordLetter = (value: string): boolean => {
  const code = value.charCodeAt(0);
  if (code < 0x80)
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a);
  return wordLetter.test(value);
};
const apostrophes = new Set(["'", '’', '‘', '`', '´', 'ʼ', '′']);
const clauseEnds = new Set([',', ':', '(', ')', '–', '—', '-']);
const sentenceEnds = new Set(['.', '!', '?', ';', '\n', '…']);

const sentenceDistance = 2;

type Gap = 'space' | 'clause' | 'sentence';

const gapOf = (letters: readonly Letter[], index: number): Gap => {
  const value = letters[index]?.value ?? ' ';
  const next = letters[index + 1]?.value ?? ' ';
  if (value === '\n') return 'sentence';
  if (sentenceEnds.has(value) && !isWordLetter(next)) return 'sentence';
  return clauseEnds.has(value) && !isWordLetter(next) ? 'clause' : 'space';
};

/** The words of a text, lower-cased and without accents and apostrophes. Linear. */
export const readWords = (text: string): Word[] => {
  const letters = lettersOf(text);
  const words: Word[] = [];
  const place = { at: 0, clause: 0, sentence: 0 };
  let current: Letter[] = [];
  const close = () => {
    const [first] = current;
    const last = current.at(-1);
    if (!first || !last) return;
    const value = unmask(current.map((letter) => letter.value).join(''));
    words.push({ text: value, from: first.from, to: last.to, ...place });
    place.at += 1;
    current = [];
  };
  letters.forEach((letter, index) => {
    if (isWordLetter(letter.value)) return void current.push(letter);
    if (apostrophes.has(letter.value)) return undefined;
    close();
    const previous = words.at(-1);
    if (!previous) return undefined;
    const gap = gapOf(letters, index);
    if (gap === 'space' || (gap === 'clause' && previous.clause !== place.clause)) return undefined;
    if (previous.clause === place.clause) place.clause += 1;
    if (gap === 'clause') place.at += 1;
    else if (previous.sentence === place.sentence) {
      place.sentence += 1;
      place.at += sentenceDistance;
    }
    return undefined;
  });
  close();
  return words;
};

/** The same reading for an entry of a word list: "can't stop" becomes ["cant", "stop"]. */
export const readPhrase = (phrase: string): string[] => readWords(phrase).map((word) => word.text);
