export const depth = 3;

export const spaceKind = 28;

/** A letter's place in the alphabet, case ignored; 26 any digit, 27 anything else, 28 a space. */
export const kindAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code === 0x20) return spaceKind;
  return code >= 0x30 && code <= 0x39 ? 26 : 27;
};

export const isLetterKind = (kind: number): boolean => kind < 26;

/** Kinds that a sign may be of: a bit for each. */
export type Kinds = number;
export const letters: Kinds = 2 ** 26 - 1;
export const digit: Kinds = 1 << 26;
export const other: Kinds = 1 << 27;
export const space: Kinds = 1 << spaceKind;
export const everyKind: Kinds = letters | digit | other | space;

export const kindsOf = (sign: string): Kinds => 1 << kindAt(sign, 0);

export const eachOf = (kinds: Kinds): number[] => {
  const all: number[] = [];
  for (let kind = 0; kind <= spaceKind; kind += 1) if ((kinds & (1 << kind)) !== 0) all.push(kind);
  return all;
};

/** The place in a table of 32 768 of the three kinds that begin at an index; behind the end there are others. */
export const placeAt = (text: string, index: number): number =>
  (kindAt(text, index) << 10) | (kindAt(text, index + 1) << 5) | kindAt(text, index + 2);

export const places = 32 ** depth;
