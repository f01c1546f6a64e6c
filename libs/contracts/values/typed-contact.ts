import { plainText } from './plain-text';

const around = /^[\s<"'(]*(?:mailto:)?|[\s>"'),.;:]*$/giu;

/** Without what a keyboard or clipboard adds: invisible signs, brackets, a full stop. */
export const typedEmail = (words: string): string => plainText(words).replaceAll(around, '');

const label = /^\s*(?:tel(?:ephone)?|ph(?:one)?|mob(?:ile)?|cell|call|number|no)\b[\s.:-]*|[\s,.;]*$/giu;
const digitsAndNoughts = /^[\doO\s+()./-]+$/u;

/** In plain digits, without a label; the letter O stands for a nought. */
export const typedPhone = (words: string): string => {
  const plain = plainText(words).replaceAll(label, '');
  return /\d/u.test(plain) && digitsAndNoughts.test(plain) ? plain.replaceAll(/o/giu, '0') : plain;
};
