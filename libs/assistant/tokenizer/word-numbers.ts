const numbers = new Map<string, number>();

export const unknown = 0;

/** The same in all dictionaries: strings are compared once, numbers afterwards. */
export const numberOf = (word: string): number => numbers.get(word) ?? unknown;

export const numbered = (word: string): number => {
  const number = numbers.get(word) ?? numbers.size + 1;
  numbers.set(word, number);
  return number;
};
