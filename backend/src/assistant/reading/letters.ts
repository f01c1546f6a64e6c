/** One plain letter (lower case, no accents) and where it stood in the text as it was typed. */
export type Letter = { readonly value: string; readonly from: number; readonly to: number };

const withoutDecomposition: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

const twins = 'авсеніјкморѕтухαεικνορτυχ';
const latin = 'abcehijkmopstyxaeiknoptux';
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Array.from(twins, (twin, index) => [twin, latin.charAt(index)]),
);

const invisible = /[\p{M}\p{Cf}]/gu;

const plain = (character: string): string => {
  const folded = character.normalize('NFKD').toLowerCase().replace(invisible, '');
  return withoutDecomposition[folded] ?? folded;
};

/** The text letter by letter, compatibility forms unfolded; offsets are UTF-16 units of the text. Linear. */
export const lettersOf = (text: string): Letter[] => {
  const letters: Letter[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (const value of plain(character)) letters.push({ value, from, to });
    from = to;
  }
  return letters;
};

/** A word that mixes Latin with Greek or Cyrillic twins is read as Latin. */
export const unmask = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[\u0370-\u04ff]/g, (letter) => lookAlikes.get(letter) ?? letter) : word;
