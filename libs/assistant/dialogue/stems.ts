const ordinary = new Set(
  'a an and any at but can could do does for from get give have how i if in is it me my need of on or our please price cost much quote that the there to us want we what which with you your'.split(
    ' ',
  ),
);

const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ings?|ies|ed|es|s|e|y)$/u, '') : word);

/** The words of a text that tell one thing from another, without their endings: "Boiler servicing" is "boiler", "servic". */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !ordinary.has(word)).map((word) => stemOf(word)),
  );

const kept = new Map<string, ReadonlySet<string>>();
const mostKept = 2_000;

export const stemsOfFirms = (words: string): ReadonlySet<string> => {
  const known = kept.get(words);
  if (known) return known;
  const stems = stemsOf(words);
  if (kept.size >= mostKept) kept.clear();
  kept.set(words, stems);
  return stems;
};
