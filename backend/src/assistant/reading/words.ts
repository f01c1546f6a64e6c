import { kindAt, type LetterKind, withoutApostrophes } from './letter-kinds';
import { lettersOf, unmask } from './letters';

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

const sentenceDistance = 2;
const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** A stop inside of a word ends nothing: "1.5", "top-up". */
const gapOf = (plain: string, index: number, kind: LetterKind): 'space' | 'clause' | 'sentence' => {
  if (kind === 'line') return 'sentence';
  if (kind !== 'clause' && kind !== 'sentence') return 'space';
  return kindAt(plain, index + 1) === 'letter' ? 'space' : kind;
};

const beyondAscii = /[^\0-\x7f]/;

/** The words of a text, lower-cased and without accents and apostrophes. Linear. */
export const readWords = (text: string): Word[] => {
  const { plain, typed } = lettersOf(text);
  const words: Word[] = [];
  let [at, clause, sentence] = [0, 0, 0];
  let [start, end, apostrophes] = [-1, 0, false];
  for (let index = 0; index <= plain.length; index += 1) {
    const kind = kindAt(plain, index);
    if (kind === 'letter') {
      if (start < 0) start = index;
      if (isFirstOfPair(plain.charCodeAt(index))) index += 1;
      end = index + 1;
      continue;
    }
    if (kind === 'apostrophe') {
      apostrophes = true;
      continue;
    }
    if (start >= 0) {
      const letters = apostrophes ? withoutApostrophes(plain.slice(start, end)) : plain.slice(start, end);
      const [from, to] = typed ? [typed.from[start] ?? 0, typed.to[end - 1] ?? 0] : [start, end];
      words.push({
        text: typed && beyondAscii.test(letters) ? unmask(letters) : letters,
        from,
        to,
        at,
        clause,
        sentence,
      });
      at += 1;
      start = -1;
    }
    apostrophes = false;
    const previous = words[words.length - 1];
    const gap = previous ? gapOf(plain, index, kind) : 'space';
    if (!previous || gap === 'space' || (gap === 'clause' && previous.clause !== clause)) continue;
    if (previous.clause === clause) clause += 1;
    if (gap === 'clause') at += 1;
    else if (previous.sentence === sentence) {
      sentence += 1;
      at += sentenceDistance;
    }
  }
  return words;
};

/** The same reading for an entry of a word list: "can't stop" becomes ["cant", "stop"]. */
export const readPhrase = (phrase: string): string[] => readWords(phrase).map((word) => word.text);
