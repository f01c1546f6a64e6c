import { withinEdits } from './edit-distance';
import { type Dictionary, type RankedWord, shelfOf, undouble } from './word-list';
import type { Word } from './words';

const longestPart = 16;
const longestRunTogether = 80;

/** The first word of the lists that was typed as `text`, of those that begin with this letter and go on with that one. */
const meantBy = (text: string, initial: string, { misspelt }: Dictionary<string>, next?: string): string | null => {
  let meant: RankedWord | null = null;
  for (let length = text.length - 2; length <= text.length + 2; length += 1) {
    for (const candidate of misspelt.get(shelfOf(initial, length)) ?? []) {
      if (meant && meant.rank < candidate.rank) break;
      if (next !== undefined && candidate.word.charAt(1) !== next) continue;
      if (withinEdits(text, candidate.word, length >= 8 ? 2 : 1)) meant = candidate;
    }
  }
  return meant?.word ?? null;
};

const respelt = (text: string, dictionary: Dictionary<string>): string | null => {
  if (/(.)\1\1/u.test(text)) {
    const calmer = dictionary.undoubled.get(undouble(text));
    if (calmer !== undefined) return calmer;
  }
  if (text.length < 4) return null;
  const [first = '', second = ''] = text;
  // Of the two letters that a word may begin with, the one that was typed first goes before.
  return meantBy(text, first, dictionary) ?? (second === first ? null : meantBy(text, second, dictionary, first));
};

/** The fewest known parts that a run-together word is made of, as lengths; null when it isn't made of known parts. */
const partsOf = (text: string, dictionary: Dictionary<string>): number[] | null => {
  if (text.length > longestRunTogether) return null;
  const best: (number[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - longestPart); start < end; start += 1) {
      const before = best[start];
      if (!before || !dictionary.parts.has(text.slice(start, end))) continue;
      const shortest = best[end];
      if (!shortest || before.length + 1 < shortest.length) best[end] = [...before, end - start];
    }
  }
  const parts = best[text.length];
  return parts && parts.length > 1 ? parts : null;
};

const split = (word: Word, lengths: readonly number[]): Word[] => {
  const exact = word.to - word.from === word.text.length;
  let start = 0;
  return lengths.map((length) => {
    const text = word.text.slice(start, start + length);
    const from = exact ? word.from + start : word.from;
    start += length;
    return { ...word, text, from, to: exact ? from + length : word.to };
  });
};

/** "g a s" and "g.a.s" become one word where three single letters or more follow each other. */
const joinSpelledOut = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= 3)
      joined.push({ ...first, text: run.map((word) => word.text).join(''), to: last.to });
    else joined.push(...run);
    run = [];
  };
  for (const word of words) {
    if (/^\p{L}$/u.test(word.text)) run.push(word);
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
};

const shortestRunTogether = 6;
const longestFragment = 2;

const isFragment = (text: string, dictionary: Dictionary<string>): boolean =>
  /^[b-hj-np-z]$/.test(text) ||
  (text.length <= longestFragment && /^\p{L}+$/u.test(text) && !dictionary.known.has(text));

/** "g as" and "sm ell": a fragment and its neighbour that make a known word together. */
const joinFragments = (words: readonly Word[], dictionary: Dictionary<string>): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const text = before ? before.text + word.text : '';
    const fragment = [before, word].some((each) => each && isFragment(each.text, dictionary));
    if (before && fragment && before.sentence === word.sentence && dictionary.entries.has(text))
      joined.splice(-1, 1, { ...before, text, to: word.to });
    else joined.push(word);
  }
  return joined;
};

const drawnAs: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'l'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
]);

/** "g4s" and "sm3ll": digits in the place of letters, where a known word comes of it. */
const withoutDigits = (word: Word, dictionary: Dictionary<string>): Word => {
  if (!/\d/.test(word.text) || !/\p{L}/u.test(word.text)) return word;
  const text = word.text.replace(/[01345]/g, (digit) => drawnAs.get(digit) ?? digit);
  const known = [text, text.replaceAll('l', 'i')].find((each) => dictionary.entries.has(each));
  return known === undefined ? word : { ...word, text: known };
};

/** A word as the dictionary spells it, or the words that it is run together of. */
const spelled = (typed: Word, dictionary: Dictionary<string>): Word[] => {
  const word = dictionary.known.has(typed.text) ? typed : withoutDigits(typed, dictionary);
  if (dictionary.known.has(word.text)) return [word];
  const spelledOut = word.to - word.from > word.text.length;
  const [, digits = ''] = /^(\d+)\p{L}+$/u.exec(word.text) ?? [];
  if (digits) return split(word, [digits.length, word.text.length - digits.length]);
  const lengths = word.text.length >= shortestRunTogether || spelledOut ? partsOf(word.text, dictionary) : null;
  if (lengths) return split(word, lengths);
  const text = respelt(word.text, dictionary);
  return text === null ? [word] : [{ ...word, text }];
};

/**
 * Words as the dictionary spells them: typos mended, stretched letters calmed, run-together words taken apart. Each part of a word takes a
 * place of its own, so that no more words stand near each other than in a text with its spaces; a word said over and over takes two.
 */
export const respell = (words: readonly Word[], dictionary: Dictionary<string>): Word[] => {
  let further = 0;
  return joinFragments(joinSpelledOut(words), dictionary).flatMap((word, place, all) => {
    if (word.text === all[place - 1]?.text && word.text === all[place - 2]?.text) {
      further -= 1;
      return [];
    }
    const parts = spelled(word, dictionary).map((part, index) => ({ ...part, at: word.at + further + index }));
    further += parts.length - 1;
    return parts;
  });
};
