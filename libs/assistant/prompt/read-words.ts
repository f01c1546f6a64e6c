import { lettersOf, unmask } from '../tokenizer/letters';

/** A model's words in plain small letters: look-alikes of other alphabets are read as what they look like. */
export const plainLetters = (text: string): string =>
  unmask(lettersOf(text.replace(/[’‘`´]/gu, "'")).plain).replace(/[‐‑–—]/gu, '-');

export const sentencesOf = (plain: string): string[] =>
  plain.split(/(?<=[.!?])\s+|[\n;]+/u).filter((sentence) => sentence.trim() !== '');

const refusing =
  /\b(?:never|not|no|avoid|without|don't|dont|isn't|can't|cannot|mustn't|shouldn't|won't|rather than)\b/u;
const reach = 40;

export const isSpokenAgainst = (sentence: string, at: number): boolean => {
  const clause = sentence.slice(Math.max(0, at - reach), at).split(/[,.:;!?]|\b(?:but|just|then)\b/u);
  return refusing.test(clause.at(-1) ?? '');
};
