export type Found = { readonly value: string; readonly from: number; readonly to: number };

export const findAll = (text: string, pattern: RegExp, accept: (words: string) => string | null): Found[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
    const value = accept(words);
    return value === null ? [] : [{ value, from: index, to: index + words.length }];
  });

/** The text with what was found in it blotted out; places stay as they were. */
export const blotted = (text: string, taken: readonly Found[]): string =>
  taken.reduce((rest, { from, to }) => rest.slice(0, from) + '|'.repeat(to - from) + rest.slice(to), text);
