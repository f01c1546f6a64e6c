export type Letters = {
  readonly plain: string;
  /** Where each unit of `plain` stood in the text as it was typed; null where all stand in their own place. */
  readonly typed: { readonly from: readonly number[]; readonly to: readonly number[] } | null;
};

const withoutDecomposition: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);

/** Signs that are said instead of a word, and letters that are drawn as something else. */
const spoken: ReadonlyMap<string, string> = new Map([
  ['🔥', ' fire '],
  ['💨', ' smoke '],
  ['👃', ' smell '],
  ['⛽', ' gas '],
  // Letters that show nothing.
  ...Array.from('\u115f\u1160\u3164\uffa0', (filler): [string, string] => [filler, ' ']),
  ...Array.from('ɡɑᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', (letter, place): [string, string] => [
    letter,
    'gaabcdefghijklmnoprstuvwyz'.charAt(place),
  ]),
]);

const alphabet = 26;
/** Where blocks of 26 drawn letters begin that have no plain form: regional indicators, white on black round and square. */
const drawnFrom = [0x1f1e6, 0x1f150, 0x1f170];

const drawn = (character: string): string | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const block = drawnFrom.find((begin) => code >= begin && code < begin + alphabet);
  return block === undefined ? undefined : String.fromCharCode('a'.charCodeAt(0) + code - block);
};

const twins = 'авсеніјкморѕтухαεικνορτυχ';
const latin = 'abcehijkmopstyxaeiknoptux';
const lookAlikes: ReadonlyMap<string, string> = new Map(
  Array.from(twins, (twin, index) => [twin, latin.charAt(index)]),
);

const longestLigature = 4;
const invisible = /[\p{M}\p{Cf}]/gu;

const halfOfPair = /\p{Cs}/u;

const plainOf = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code < 0x80) return character.toLowerCase();
  const said = spoken.get(character) ?? drawn(character);
  if (said !== undefined) return said;
  // Two halves of a pair that something invisible keeps apart are no letter together.
  if (halfOfPair.test(character)) return ' ';
  // One sign may stand for a whole blessing: of two thousand such, every reading would take its time.
  const folded = character.normalize('NFKD').toLowerCase().replace(invisible, '').slice(0, longestLigature);
  return withoutDecomposition.get(folded) ?? folded;
};

const isAscii = (text: string): boolean => {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) >= 0x80) return false;
  return true;
};

/** The text letter by letter, compatibility forms unfolded; offsets are UTF-16 units of the text. Linear. */
export const lettersOf = (text: string): Letters => {
  if (isAscii(text)) return { plain: text.toLowerCase(), typed: null };
  let plain = '';
  const from: number[] = [];
  const to: number[] = [];
  let place = 0;
  for (const character of text) {
    const end = place + character.length;
    const letters = plainOf(character);
    plain += letters;
    for (let unit = 0; unit < letters.length; unit += 1) {
      from.push(place);
      to.push(end);
    }
    place = end;
  }
  return { plain, typed: { from, to } };
};

/** A word that mixes Latin with Greek or Cyrillic twins is read as Latin. */
export const unmask = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[\u0370-\u04ff]/g, (letter) => lookAlikes.get(letter) ?? letter) : word;
