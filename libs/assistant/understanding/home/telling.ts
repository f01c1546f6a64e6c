import { type Mention, read } from '../../tokenizer/mentions';
import type { Word } from '../../tokenizer/words';
import { type HomeCue, homeDictionary, isTenureCue, type TenureCue } from './home-dictionary';
import { withoutContacts } from './without-contacts';
import { withoutWordsAskedFor } from './without-words-asked-for';

export type Said = {
  readonly text: string;
  readonly cue: HomeCue | null;
  readonly from: number;
  readonly to: number;
  readonly clause: number;
  readonly sentence: number;
  readonly gap: string;
  readonly asks: boolean;
};

export type Telling = {
  readonly typed: string;
  readonly said: readonly Said[];
  readonly tenure: readonly { readonly cue: TenureCue; readonly first: number; readonly last: number }[];
};

type Piece = {
  text: string;
  readonly cue: HomeCue | null;
  readonly from: number;
  to: number;
  readonly clause: number;
  readonly sentence: number;
  readonly first: number;
  last: number;
};

const unit = /^(?:am|pm|bar|bars|st|nd|rd|th|x|yrs?|k|kw|hrs?|mins?|p|d|wks?|mths?)$/;

/** "30i", "F.75", "1.5" and "100-W" are one piece, "3bed" and "8am" two. */
const joins = (one: Piece, other: Piece, typed: string): boolean => {
  if (one.cue !== null || other.cue !== null || other.from - one.to > 1) return false;
  const gap = typed.slice(one.to, other.from);
  if (gap === ' ') return false;
  const digits = /^\d/.test(other.text);
  if (gap === '') return /\d$/.test(one.text) && !unit.test(other.text);
  if (/^[.:-]$/.test(gap) && /^[a-z]{1,2}$/.test(one.text)) return digits;
  if (/^[.:]$/.test(gap)) return digits && /^\d+$/.test(one.text);
  return gap === '-' && /^\d{2,3}$/.test(one.text) && /^[a-z]$/.test(other.text);
};

/** What a display shows looks like a word with digits for letters: "a5" is no "as", "h1" no "hi". */
const shown = /^[a-z]{1,2}\d{1,3}$/;

const endsInDigit = (typed: string, to: number): boolean => {
  const code = typed.charCodeAt(to - 1);
  return code >= 0x30 && code <= 0x39;
};

const textOf = (words: readonly Word[], first: number, last: number): string => {
  let text = words[first]?.text ?? '';
  for (let index = first + 1; index <= last; index += 1) text += words[index]?.text ?? '';
  return text;
};

const pieceOf = (
  words: readonly Word[],
  first: number,
  last: number,
  cue: HomeCue | null,
  typed: string,
): Piece | null => {
  const [start, end] = [words[first], words[last]];
  if (!start || !end) return null;
  const written = cue === null && endsInDigit(typed, end.to) ? typed.slice(start.from, end.to).toLowerCase() : '';
  const text = shown.test(written) ? written : textOf(words, first, last);
  const { clause, sentence } = start;
  return { text, cue, from: start.from, to: end.to, clause, sentence, first, last };
};

/** In "we have no gas" the "have" belongs to the "no". */
const shortened = (mention: Mention<HomeCue> | undefined, longest: readonly Mention<HomeCue>[]): number | undefined => {
  if (mention?.meaning !== 'HAS' || mention.last === mention.first) return mention?.last;
  const next = longest[mention.last];
  return next && next.last > mention.last ? mention.last - 1 : mention.last;
};

const piecesOf = (words: readonly Word[], mentions: readonly Mention<HomeCue>[], typed: string): Piece[] => {
  const longest: Mention<HomeCue>[] = [];
  for (const mention of mentions)
    if (mention.last >= (longest[mention.first]?.last ?? 0)) longest[mention.first] = mention;
  const pieces: Piece[] = [];
  let before: Piece | undefined;
  for (let index = 0; index < words.length;) {
    const mention = longest[index];
    const last = shortened(mention, longest) ?? index;
    const piece = pieceOf(words, index, last, mention?.meaning ?? null, typed);
    if (piece && before && joins(before, piece, typed)) {
      before.text += (/[a-z]$/.test(before.text) ? '' : typed.slice(before.to, piece.from)) + piece.text;
      before.to = piece.to;
      before.last = piece.last;
    } else if (piece) {
      pieces.push(piece);
      before = piece;
    }
    index = last + 1;
  }
  return pieces;
};

const questionsIn = (pieces: readonly Piece[], text: string): ReadonlySet<number> => {
  const questions = new Set<number>();
  if (!text.includes('?')) return questions;
  pieces.forEach(({ sentence, to }, index) => {
    if (/^[^\p{L}\p{N}]{0,4}\?/u.test(text.slice(to, pieces[index + 1]?.from ?? to + 4))) questions.add(sentence);
  });
  return questions;
};

export const tellingOf = (typed: string): Telling => {
  const text = withoutWordsAskedFor(withoutContacts(typed));
  const { words, mentions } = read(text, homeDictionary, false);
  const tenure: Mention<TenureCue>[] = [];
  const cues: Mention<HomeCue>[] = [];
  for (const { meaning, first, last } of mentions) {
    if (isTenureCue(meaning)) tenure.push({ meaning, first, last });
    else if (meaning !== 'RANGE') cues.push({ meaning, first, last });
  }
  const pieces = piecesOf(words, cues, text);
  const questions = questionsIn(pieces, text);
  const said = pieces.map(({ text: spelled, cue, from, to, clause, sentence }, index): Said => {
    const gap = text.slice(pieces[index - 1]?.to ?? 0, from);
    return { text: spelled, cue, from, to, clause, sentence, gap, asks: questions.has(sentence) };
  });
  const pieceWith = (word: number): number =>
    Math.max(
      0,
      pieces.findIndex(({ last }) => last >= word),
    );
  return {
    typed: text,
    said,
    tenure: tenure.map(({ meaning, first, last }) => ({
      cue: meaning,
      first: pieceWith(first),
      last: pieceWith(last),
    })),
  };
};
