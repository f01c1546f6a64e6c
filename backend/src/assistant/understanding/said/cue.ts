import { PhraseIndex } from './phrase-index';
import { neededWords } from './phrase-words';
import { wordClasses } from './word-classes';

/** Phrases that mean the same thing, an expression each; in the index their numbers go on from `first`. */
export type Cue = { readonly phrases: readonly RegExp[]; readonly first: number };

/**
 * A message in plain words, the numbers of the phrases that may be heard in it, the lowest first, and where the cues are heard that were
 * asked for so far.
 */
export type Said = {
  readonly text: string;
  readonly mayBeHeard: readonly number[];
  readonly heard: Map<Cue, readonly RegExpExecArray[]>;
};

const index = new PhraseIndex();
const gap = /\.\.(\d) /g;

const compiled = (phrase: string): RegExp => {
  const source = phrase
    .replace(/\{([a-z]\w*)\}/g, (_, name: string) => wordClasses[name] ?? name)
    .replace(/\((?!\?)/g, '(?:')
    .replace(gap, String.raw`(?:[\p{L}\p{N}]+ ){0,$1}?`);
  return new RegExp(` (?:${source})(?= )`, 'gu');
};

/**
 * A cue from phrases, one a line. In a phrase `(a|b)` is a choice, `(a )?` may be left out, `{name}` is a class of words and `..3 ` up to three
 * words of any kind. A phrase begins and ends at whole words, and never goes beyond a comma unless it names it.
 */
export const cue = (lines: string): Cue => {
  const phrases = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
  const first = index.size;
  for (const phrase of phrases) index.add(neededWords(phrase));
  return { phrases: phrases.map(compiled), first };
};

/** A text with a space on each side of every word, ready for all cues made so far to be looked up in it. */
export const saidAs = (text: string): Said => ({ text, mayBeHeard: index.heardAtMostIn(text), heard: new Map() });

/** The same said with less: what could not be heard still cannot. */
export const saidLess = ({ mayBeHeard }: Said, text: string): Said => ({ text, mayBeHeard, heard: new Map() });

const none: readonly RegExp[] = [];

/** The phrases of a cue that may be heard, in its order. */
export const phrasesIn = ({ phrases, first }: Cue, { mayBeHeard }: Said): readonly RegExp[] => {
  const end = first + phrases.length;
  let found: RegExp[] | null = null;
  for (const number of mayBeHeard) {
    if (number >= end) break;
    const phrase = number < first ? undefined : phrases[number - first];
    if (phrase) (found ??= []).push(phrase);
  }
  return found ?? none;
};
