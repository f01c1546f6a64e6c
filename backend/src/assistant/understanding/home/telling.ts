import { type Mention, read } from '../../reading/mentions';
import type { Word } from '../../reading/words';
import { type HomeCue, homeDictionary, isTenureCue, type TenureCue } from './home-dictionary';
import { withoutContacts } from './without-contacts';

/** A word, or the words of one cue run together. */
export type Said = {
  readonly text: string;
  readonly cue: HomeCue | null;
  readonly from: number;
  readonly to: number;
  readonly clause: number;
  readonly sentence: number;
  /** What was typed between the one before and this one. */
  readonly gap: string;
  /** The sentence is a question. */
  readonly asks: boolean;
};

/** One message as it is judged: what was said in order, and the signs of who is who, which may stand inside of it. */
export type Telling = {
  readonly typed: string;
  readonly said: readonly Said[];
  /** Each with the place in `said` of its first and last word. */
  readonly tenure: readonly { readonly cue: TenureCue; readonly first: number; readonly last: number }[];
};

type Piece = Omit<Said, 'gap' | 'asks'> & { readonly words: readonly [number, number] };

const unit = /^(?:am|pm|bar|bars|st|nd|rd|th|x|yrs?|k|kw|hrs?|mins?|p|d|wks?|mths?)$/;

/** "30i", "F.75", "1.5" and "100-W" are one piece, "3bed" and "8am" two. */
const joins = (one: Piece, other: Piece, gap: string): boolean => {
  if (one.cue !== null || other.cue !== null) return false;
  const digits = /^\d/.test(other.text);
  if (gap === '') return /\d$/.test(one.text) && !unit.test(other.text);
  if (/^[.:-]$/.test(gap) && /^[a-z]{1,2}$/.test(one.text)) return digits;
  if (/^[.:]$/.test(gap)) return digits && /^\d+$/.test(one.text);
  return gap === '-' && /^\d{2,3}$/.test(one.text) && /^[a-z]$/.test(other.text);
};

/** What a display shows looks like a word with digits for letters: "a5" is no "as", "h1" no "hi". */
const shown = /^[a-z]{1,2}\d{1,3}$/;

const pieceOf = (
  words: readonly Word[],
  [first, last]: readonly [number, number],
  cue: HomeCue | null,
  typed: string,
): Piece[] => {
  const [start, end] = [words[first], words[last]];
  if (!start || !end) return [];
  const written = cue === null ? typed.slice(start.from, end.to).toLowerCase() : '';
  const text = shown.test(written)
    ? written
    : words
        .slice(first, last + 1)
        .map((word) => word.text)
        .join('');
  return [
    { text, cue, from: start.from, to: end.to, clause: start.clause, sentence: start.sentence, words: [first, last] },
  ];
};

/** In "we have no gas" the "have" belongs to the "no". */
const shortened = (
  mention: Mention<HomeCue> | undefined,
  longest: ReadonlyMap<number, Mention<HomeCue>>,
): Mention<HomeCue> | undefined => {
  if (mention?.meaning !== 'HAS' || mention.last === mention.first) return mention;
  const next = longest.get(mention.last);
  return next && next.last > mention.last ? { ...mention, last: mention.last - 1 } : mention;
};

const piecesOf = (words: readonly Word[], mentions: readonly Mention<HomeCue>[], typed: string): Piece[] => {
  const longest = new Map<number, Mention<HomeCue>>();
  for (const mention of mentions)
    if (mention.last >= (longest.get(mention.first)?.last ?? 0)) longest.set(mention.first, mention);
  const pieces: Piece[] = [];
  for (let index = 0; index < words.length;) {
    const mention = longest.get(index);
    const last = shortened(mention, longest)?.last ?? index;
    pieces.push(...pieceOf(words, [index, last], mention?.meaning ?? null, typed));
    index = last + 1;
  }
  return pieces;
};

const joined = (pieces: readonly Piece[], text: string): Piece[] => {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const before = all.at(-1);
    const gap = before ? text.slice(before.to, piece.from) : ' ';
    if (!before || !joins(before, piece, gap)) all.push(piece);
    else {
      const between = /[a-z]$/.test(before.text) ? '' : gap;
      const words = [before.words[0], piece.words[1]] as const;
      all.splice(-1, 1, { ...before, text: before.text + between + piece.text, to: piece.to, words });
    }
  }
  return all;
};

/** Reads a message once. Linear. */
export const tellingOf = (typed: string): Telling => {
  const text = withoutContacts(typed);
  const { words, mentions } = read(text, homeDictionary, false);
  const tenure: Mention<TenureCue>[] = [];
  const cues: Mention<HomeCue>[] = [];
  for (const { meaning, first, last } of mentions) {
    if (isTenureCue(meaning)) tenure.push({ meaning, first, last });
    else if (meaning !== 'RANGE') cues.push({ meaning, first, last });
  }
  const pieces = joined(piecesOf(words, cues, text), text);
  const place = new Map<number, number>();
  const questions = new Set<number>();
  pieces.forEach(({ words: [first, last], sentence, to }, index) => {
    for (let word = first; word <= last; word += 1) place.set(word, index);
    if (/^[^\p{L}\p{N}]{0,4}\?/u.test(text.slice(to, pieces[index + 1]?.from ?? to + 4))) questions.add(sentence);
  });
  return {
    typed: text,
    said: pieces.map(({ text: spelled, cue, from, to, clause, sentence }, index) => ({
      text: spelled,
      cue,
      from,
      to,
      clause,
      sentence,
      gap: text.slice(pieces[index - 1]?.to ?? 0, from),
      asks: questions.has(sentence),
    })),
    tenure: tenure.map(({ meaning, first, last }) => ({
      cue: meaning,
      first: place.get(first) ?? 0,
      last: place.get(last) ?? 0,
    })),
  };
};
