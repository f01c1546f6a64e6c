import { wordClasses } from './word-classes';

/** Phrases that mean the same thing, compiled to one expression. */
export type Cue = RegExp;

/** Where a cue was heard last, as it was said and as it was denied; -1 where it was not. */
export type Heard = { readonly said: number; readonly denied: number };

const gap = /\.\.(\d) /g;

const compiled = (phrase: string): string =>
  phrase
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/\{([a-z]\w*)\}/g, (_, name: string) => wordClasses[name] ?? name)
    .replace(/\((?!\?)/g, '(?:')
    .replace(gap, String.raw`(?:[\p{L}\p{N}]+ ){0,$1}?`);

/**
 * A cue from phrases, one a line. In a phrase `(a|b)` is a choice, `(a )?` may be left out, `{name}` is a class of words and `..3 ` up to three
 * words of any kind. A phrase begins and ends at whole words, and never goes beyond a comma unless it names it.
 */
export const cue = (phrases: string): Cue =>
  new RegExp(` (?:${phrases.trim().split('\n').map(compiled).join('|')})(?= )`, 'gu');

/** Whether a cue is heard at all, said or denied. */
export const hears = (cue: Cue, said: string): boolean => said.search(cue) >= 0;

/** The same with what the cue hears made silent; all else keeps its place. */
export const without = (cue: Cue, said: string): string =>
  said.replace(cue, (words) => ` ${'_'.repeat(words.length - 1)}`);

const denial =
  / (?:not|no|never|dont|doesnt|didnt|wont|wouldnt|cant|isnt|arent|without|havent|hasnt|stop|rather than|instead of|no longer|no need|neednt|shouldnt|nor|avoid|nie|dim|nahi)(?: (?!but |and |so |can |could |just |please |will |if |because |phone |call |ring |email |text )[\p{L}\p{N}]+){0,3}$/u;
const reach = 60;

// A loop over exec: matchAll makes a new expression at each call, which costs more than the looking up.
const eachOf = (cue: Cue, said: string, found: (index: number) => void): void => {
  cue.lastIndex = 0;
  for (let match = cue.exec(said); match !== null; match = cue.exec(said)) found(match.index);
};

/** Where a cue is heard last, said or denied; -1 where it isn't. */
export const lastOf = (cue: Cue, said: string): number => {
  let last = -1;
  eachOf(cue, said, (index) => {
    last = index;
  });
  return last;
};

/** Hears a cue with regard to "don't", "no need to" and the like before it. Linear. */
export const heardIn = (cue: Cue, said: string): Heard => {
  let heard: Heard = { said: -1, denied: -1 };
  eachOf(cue, said, (index) => {
    const before = said.slice(Math.max(0, index - reach), index);
    heard = denial.test(before) ? { ...heard, denied: index } : { ...heard, said: index };
  });
  return heard;
};

/** Whether a cue is said, and not only denied. */
export const isSaid = (cue: Cue, said: string): boolean => heardIn(cue, said).said >= 0;
