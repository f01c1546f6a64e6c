import { PhraseIndex } from './phrase-index';
import { neededWords } from './phrase-words';
import { wordClasses } from './word-classes';

export type PhraseSet = { readonly phrases: readonly RegExp[] };

/** Plain words, with the phrases that may be heard in them and where those asked for so far are. */
export type Said = {
  readonly text: string;
  readonly mayBeHeard: ReadonlyMap<PhraseSet, readonly RegExp[]>;
  readonly heard: Map<PhraseSet, readonly RegExpExecArray[]>;
};

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
 * One phrase a line. `(a|b)` is a choice, `(a )?` optional, `{name}` a class of words, `..3 ` up to three words. It matches whole words and
 * crosses a comma only by naming it.
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
