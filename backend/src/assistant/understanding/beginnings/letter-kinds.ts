/** How far into a word a beginning is looked at. */
export const depth = 3;

const letters = 'abcdefghijklmnopqrstuvwxyz';
/** Stand for any digit and for whatever is neither a plain letter, a digit nor a space. */
export const digit = '0';
export const other = '*';
export const space = ' ';
export const everyKind = [...letters.split(''), digit, other, space];

/** The number of a sign's kind, below 32: small and capital letters are one, all digits are one. */
export const kindAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  if (code >= 0x61 && code <= 0x7a) return code - 0x61;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code === 0x20) return 28;
  return code >= 0x30 && code <= 0x39 ? 26 : 27;
};

/** Whether a sign is a plain letter by its kind. */
export const isLetterKind = (kind: number): boolean => kind < 26;
export const spaceKind = 28;

/** The kind of a sign as a beginning is written. */
export const kindOf = (sign: string): string => everyKind[kindAt(sign, 0)] ?? other;

/** The place in a table of 32 768 of the three kinds that begin at an index; behind the end there are others. */
export const placeAt = (text: string, index: number): number =>
  (kindAt(text, index) << 10) | (kindAt(text, index + 1) << 5) | kindAt(text, index + 2);

export const places = 32 ** depth;
