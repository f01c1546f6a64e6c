import { type PhraseSet, type Said, saidLess } from './phrase-set';

const never: readonly RegExpExecArray[] = [];

const nextOf = (phrase: RegExp, text: string, from: number): RegExpExecArray | null => {
  phrase.lastIndex = from;
  return phrase.exec(text);
};

/** What begins first is heard, and of what begins at one place the first phrase; a phrase is looked up further on only once it is passed. */
const lookedUp = (phrases: readonly RegExp[], text: string): readonly RegExpExecArray[] => {
  const found: RegExpExecArray[] = [];
  const next = phrases.map((phrase) => nextOf(phrase, text, 0));
  for (;;) {
    let first: RegExpExecArray | null = null;
    for (const match of next) if (match && (!first || match.index < first.index)) first = match;
    if (!first) return found;
    found.push(first);
    const end = first.index + first[0].length;
    for (const [place, phrase] of phrases.entries())
      if ((next[place]?.index ?? end) < end) next[place] = nextOf(phrase, text, end);
  }
};

export const allMatches = (set: PhraseSet, said: Said): readonly RegExpExecArray[] => {
  const phrases = said.mayBeHeard.get(set);
  if (!phrases) return never;
  const known = said.heard.get(set);
  if (known) return known;
  const times = lookedUp(phrases, said.text);
  said.heard.set(set, times);
  return times;
};

export const matches = (set: PhraseSet, said: Said): boolean => allMatches(set, said).length > 0;

export const without = (set: PhraseSet, said: Said): Said => {
  const times = allMatches(set, said);
  if (times.length === 0) return said;
  let [text, from] = ['', 0];
  for (const { 0: words, index } of times) {
    text += `${said.text.slice(from, index)} ${'_'.repeat(words.length - 1)}`;
    from = index + words.length;
  }
  return saidLess(said, text + said.text.slice(from));
};

const denial =
  / (?:not|no|never|dont|doesnt|didnt|wont|wouldnt|cant|isnt|arent|without|havent|hasnt|stop|rather than|instead of|no longer|no need|neednt|shouldnt|nor|avoid|nie|dim|nahi)(?: (?!but |and |so |can |could |just |please |will |if |because |phone |call |ring |email |text )[\p{L}\p{N}]+){0,3}$/u;
const reach = 60;

/** Where a phrase set is heard last, said or denied; -1 where it isn't. */
export const lastOf = (set: PhraseSet, said: Said): number => allMatches(set, said).at(-1)?.index ?? -1;

/** Where it is said last, without "don't", "no need to" and the like before it; -1 where it isn't. Linear. */
export const saidAt = (set: PhraseSet, said: Said): number => {
  const times = allMatches(set, said);
  for (let place = times.length - 1; place >= 0; place -= 1) {
    const index = times[place]?.index ?? 0;
    if (!denial.test(said.text.slice(Math.max(0, index - reach), index))) return index;
  }
  return -1;
};

export const isSaid = (set: PhraseSet, said: Said): boolean => saidAt(set, said) >= 0;
