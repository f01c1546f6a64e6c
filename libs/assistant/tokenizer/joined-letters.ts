import type { Vocabulary } from './vocabulary';
import { numberOf, unknown } from './word-numbers';
import type { Word } from './words';

const isSmall = (code: number): boolean => code >= 0x61 && code <= 0x7a;
const onlyLetters = /^\p{L}+$/u;
const oneLetter = /^(?![\u3040-\u9fff])\p{L}$/u;

const isOneLetter = ({ text }: Word): boolean => {
  if (text.length > 2) return false;
  const code = text.charCodeAt(0);
  return code < 0x80 ? text.length === 1 && isSmall(code) : oneLetter.test(text);
};

const shortestSpelledOut = 3;

const longEnough = (words: readonly Word[]): boolean => {
  let run = 0;
  for (const word of words) {
    run = isOneLetter(word) ? run + 1 : 0;
    if (run === shortestSpelledOut) return true;
  }
  return false;
};

/** "g a s" and "g.a.s" become one word where three single letters or more follow each other. */
export const joinSpelledOut = (words: readonly Word[]): readonly Word[] => {
  if (!longEnough(words)) return words;
  const joined: Word[] = [];
  let run: Word[] = [];
  const close = () => {
    const [first] = run;
    const last = run.at(-1);
    if (first && last && run.length >= shortestSpelledOut) {
      const text = run.map((word) => word.text).join('');
      joined.push({ ...first, text, number: numberOf(text), to: last.to });
    } else joined.push(...run);
    run = [];
  };
  for (const word of words) {
    if (isOneLetter(word)) run.push(word);
    else {
      close();
      joined.push(word);
    }
  }
  close();
  return joined;
};

const longestFragment = 2;
const wordsOfOneLetter = 'aio';

const isLetters = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x80) return onlyLetters.test(text);
    if (!isSmall(code)) return false;
  }
  return true;
};

const isFragment = ({ text, number }: Pick<Word, 'text' | 'number'>, vocabulary: Vocabulary<string>): boolean => {
  if (text.length > longestFragment || !isLetters(text)) return false;
  const alone = text.length === 1 && isSmall(text.charCodeAt(0)) && !wordsOfOneLetter.includes(text);
  return alone || !vocabulary.knows(number);
};

/** "g as" and "sm ell": a fragment and its neighbour that make a known word together. */
export const joinFragments = (words: readonly Word[], vocabulary: Vocabulary<string>): readonly Word[] => {
  if (!words.some((word) => isFragment(word, vocabulary))) return words;
  const joined: Word[] = [];
  let fragmentBefore = false;
  for (const word of words) {
    const before = joined[joined.length - 1];
    const fragment = isFragment(word, vocabulary);
    const together = (fragment || fragmentBefore) && before?.sentence === word.sentence ? before.text + word.text : '';
    const number = together === '' ? unknown : numberOf(together);
    if (before && vocabulary.begins(number)) {
      joined[joined.length - 1] = { ...before, text: together, number, to: word.to };
      fragmentBefore = isFragment({ text: together, number }, vocabulary);
    } else {
      joined.push(word);
      fragmentBefore = fragment;
    }
  }
  return joined;
};
