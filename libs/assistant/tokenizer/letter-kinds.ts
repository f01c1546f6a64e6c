/** What a letter does to the words around it: an apostrophe is passed over, a stop ends a clause or a sentence, all else is a space. */
export type LetterKind = 'letter' | 'apostrophe' | 'clause' | 'sentence' | 'line' | 'space';

const wordLetter = /[\p{L}\p{N}]/u;

const signs: ReadonlyMap<string, LetterKind> = new Map([
  ...Array.from("'’‘`´′", (sign): [string, LetterKind] => [sign, 'apostrophe']),
  ...Array.from(',:()–—-', (sign): [string, LetterKind] => [sign, 'clause']),
  ...Array.from('.!?;…', (sign): [string, LetterKind] => [sign, 'sentence']),
  ['\n', 'line'],
]);

const kindOf = (value: string): LetterKind => (wordLetter.test(value) ? 'letter' : (signs.get(value) ?? 'space'));

/** Most are plain, which is known without asking Unicode. */
const plainKinds: readonly LetterKind[] = Array.from({ length: 0x80 }, (_, code) => kindOf(String.fromCharCode(code)));

export const kindAt = (text: string, index: number): LetterKind => {
  if (index >= text.length) return 'space';
  const code = text.charCodeAt(index);
  return plainKinds[code] ?? kindOf(String.fromCodePoint(text.codePointAt(index) ?? code));
};

export const withoutApostrophes = (word: string): string => word.replace(/['’‘`´′]/gu, '');
