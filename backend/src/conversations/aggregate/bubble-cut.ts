/** A longer reply is a wall in a chat, and is shown in two bubbles. */
export const LONG_REPLY = 220;

const listMark = String.raw`[-–•*]|\d+[.)]`;
const paragraphEnd = String.raw`(?<=[^:\n])\n\n+(?!\s*(?:${listMark})\s)`;
/** In a paragraph of one line that is no list's. The full stop of "a.m.", "St." or "no. 5" ends nothing. */
const sentenceEnd = String.raw`(?<=(?:^|\n\n)(?!\s*(?:${listMark})\s).*[^\s.A-Z]{3}[.!?]) +(?=[A-Z“£].*(?:\n\n|$))`;
const end = new RegExp(`${paragraphEnd}|${sentenceEnd}`, 'g');

/** Where a long reply's first bubble ends: with the paragraph or sentence that ends nearest to the middle, if one does near it. */
export const bubbleCutOf = (text: string): number | undefined => {
  if (text.length <= LONG_REPLY) return undefined;
  const middle = text.length / 2;
  const distance = (index: number) => Math.abs(index - middle);
  return [...text.matchAll(end)]
    .map(({ index }) => index)
    .filter((index) => distance(index) < middle * 0.6)
    .toSorted((one, other) => distance(one) - distance(other))[0];
};
