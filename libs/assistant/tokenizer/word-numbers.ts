const numbers = new Map<string, number>();

/** The number of a word that no dictionary knows. */
export const unknown = 0;

/**
 * The number of a word, the same in all dictionaries: a word of a text is looked up here once, where strings are compared, and then by its
 * number in each of them.
 */
export const numberOf = (word: string): number => numbers.get(word) ?? unknown;

/** Gives a word of a dictionary its number, from 1 on. */
export const numbered = (word: string): number => {
  const number = numbers.get(word) ?? numbers.size + 1;
  numbers.set(word, number);
  return number;
};
