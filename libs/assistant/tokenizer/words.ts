import { kindAt, type LetterKind, withoutApostrophes } from './letter-kinds';
import { type Letters, lettersOf, unmask } from './letters';
import { memoizePerTick } from './memoize-per-tick';
import { numberOf } from './word-numbers';

/** Offsets are as typed. A comma counts in `at` as one word of distance, a sentence's end as two. `number` is the dictionaries' own. */
export type Word = {
  readonly text: string;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly clause: number;
  readonly sentence: number;
};

const sentenceDistance = 2;
const isFirstOfPair = (code: number): boolean => code >= 0xd800 && code < 0xdc00;

/** Chinese and Japanese stand without spaces: each sign is a word. */
const isIdeograph = (code: number): boolean => code >= 0x3040 && code <= 0x9fff;

type Gap = 'space' | 'clause' | 'sentence';

/** A stop inside of a word ends nothing: "1.5", "top-up". */
const gapOf = (plain: string, index: number, kind: LetterKind): Gap => {
  if (kind === 'line') return 'sentence';
  if (kind !== 'clause' && kind !== 'sentence') return 'space';
  return kindAt(plain, index + 1) === 'letter' ? 'space' : kind;
};

class Place {
  at = 0;
  clause = 0;
  sentence = 0;

  /** Of several stops after one word, one of each kind counts. */
  goOver(gap: Gap, previous: Word): void {
    if (gap === 'space' || (gap === 'clause' && previous.clause !== this.clause)) return;
    if (previous.clause === this.clause) this.clause += 1;
    if (gap === 'clause') this.at += 1;
    else if (previous.sentence === this.sentence) {
      this.sentence += 1;
      this.at += sentenceDistance;
    }
  }
}

const beyondAscii = /[^\0-\x7f]/;

const wordOf = ({ plain, typed }: Letters, start: number, end: number, apostrophes: boolean, place: Place): Word => {
  const letters = apostrophes ? withoutApostrophes(plain.slice(start, end)) : plain.slice(start, end);
  const text = typed && beyondAscii.test(letters) ? unmask(letters) : letters;
  return {
    text,
    number: numberOf(text),
    from: typed ? (typed.from[start] ?? 0) : start,
    to: typed ? (typed.to[end - 1] ?? 0) : end,
    at: place.at,
    clause: place.clause,
    sentence: place.sentence,
  };
};

const wordsIn = (text: string): readonly Word[] => {
  const letters = lettersOf(text);
  const { plain } = letters;
  const words: Word[] = [];
  const place = new Place();
  let [start, end, apostrophes] = [-1, 0, false];
  for (let index = 0; index <= plain.length; index += 1) {
    const kind = kindAt(plain, index);
    if (start >= 0 && (isIdeograph(plain.charCodeAt(index)) || isIdeograph(plain.charCodeAt(start)))) {
      words.push(wordOf(letters, start, end, apostrophes, place));
      place.at += 1;
      [start, apostrophes] = [-1, false];
    }
    if (kind === 'letter') {
      if (start < 0) start = index;
      if (isFirstOfPair(plain.charCodeAt(index))) index += 1;
      end = index + 1;
    } else if (kind === 'apostrophe') apostrophes = true;
    else {
      if (start >= 0) {
        words.push(wordOf(letters, start, end, apostrophes, place));
        place.at += 1;
      }
      [start, apostrophes] = [-1, false];
      const previous = words[words.length - 1];
      if (previous && kind !== 'space') place.goOver(gapOf(plain, index, kind), previous);
    }
  }
  return words;
};

/** The words of a text, lower-cased and without accents and apostrophes. Linear. */
export const readWords = memoizePerTick<readonly Word[]>(wordsIn);

/** As nearly all entries of word lists are written: there are thousands, read at each start. */
const plainPhrase = /^[ ~]*([a-z]+(?: [a-z]+)*) *$/;

/** The same reading for an entry of a word list: "can't stop" becomes ["cant", "stop"]. */
export const readPhrase = (phrase: string): string[] =>
  plainPhrase.exec(phrase)?.[1]?.split(' ') ?? wordsIn(phrase).map((word) => word.text);
