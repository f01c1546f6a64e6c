import { PhraseIndex } from './phrase-index';
import { neededWords } from './phrase-words';
import { wordClasses } from './word-classes';

/** Phrases that mean the same thing, an expression each. */
export type PhraseSet = { readonly phrases: readonly RegExp[] };

/**
 * A message in plain words, the phrases of each phrase set that may be heard in it, in the phrase set's order, and where those phrase sets are heard that were
 * asked for so far.
 */
export type Said = {
  readonly text: string;
  readonly mayBeHeard: ReadonlyMap<PhraseSet, readonly RegExp[]>;
  readonly heard: Map<PhraseSet, readonly RegExpExecArray[]>;
};

/** All phrases by their number in the index. */
const entered: { readonly set: PhraseSet; readonly phrase: RegExp }[] = [];
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
 * A phrase set from phrases, one a line. In a phrase `(a|b)` is a choice, `(a )?` may be left out, `{name}` is a class of words and `..3 ` up to three
 * words of any kind. A phrase begins and ends at whole words, and never goes beyond a comma unless it names it.
 */
export const phraseSet = (lines: string): PhraseSet => {
  const phrases = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '));
  const made: PhraseSet = { phrases: phrases.map(compiled) };
  for (const phrase of made.phrases) entered.push({ set: made, phrase });
  for (const phrase of phrases) index.add(neededWords(phrase));
  return made;
};

/** A text with a space on each side of every word, ready for all phrase sets made so far to be looked up in it. */
export const saidAs = (text: string): Said => {
  const mayBeHeard = new Map<PhraseSet, RegExp[]>();
  for (const number of index.heardAtMostIn(text)) {
    const { set, phrase } = entered[number] ?? {};
    if (!set || !phrase) continue;
    const phrases = mayBeHeard.get(set);
    if (phrases) phrases.push(phrase);
    else mayBeHeard.set(set, [phrase]);
  }
  return { text, mayBeHeard, heard: new Map() };
};

/** The same said with less: what could not be heard still cannot. */
export const saidLess = ({ mayBeHeard }: Said, text: string): Said => ({ text, mayBeHeard, heard: new Map() });
