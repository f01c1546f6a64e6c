import type { Said, Telling } from './telling';

const longestCode = 5;
const lettered = /^(?:[a-hjlpsu]|ea|ce|fa|fd|er|sp|pe|fh|hp|df|ch)\d{1,3}$/;
/** "4C" and "1P1", which only the words around them tell from a measure. */
const mixed = /^\d[a-z]\d?$/;
const letters = /^(?:ea|lf|cc|fa|fd|fl|fh|ce|df|hp|lp|er|ep)$/;
const digits = /^\d{1,4}$/;
export const naming = /^(?:faults?|errors?|code|codes|faultcode|errorcode|err|lockout|lockedout|lockingout)$/;
export const measured =
  /^(?:for|a|per|times|time|x|days?|weeks?|hours?|hrs|years?|yrs|months?|am|pm|bar|radiators?|rads?|rooms?|percent|degrees|minutes?|mins|nights?|boilers?|of|oclock|quid|pounds|kw|st|nd|rd|th|bed|beds|or|properties|flats|ppm|c|lights?|leds?|bars?|like|thousand)$/;
const spoken: ReadonlyMap<string, string> = new Map([
  ['zero', '0'],
  ['oh', '0'],
  ['nought', '0'],
  ['one', '1'],
  ['two', '2'],
  ['three', '3'],
  ['four', '4'],
  ['five', '5'],
  ['six', '6'],
  ['seven', '7'],
  ['eight', '8'],
  ['nine', '9'],
]);

export type Code = {
  readonly value: string;
  readonly first: number;
  readonly last: number;
  readonly kind: 'lettered' | 'letters' | 'digits' | 'mixed';
};

export const near = (telling: Telling, index: number, of: number): Said | undefined =>
  telling.said[index]?.sentence === telling.said[of]?.sentence ? telling.said[index] : undefined;

const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** "F twenty eight". */
const inWords = (telling: Telling, index: number): Code | null => {
  const text = telling.said[index]?.text ?? '';
  const [ten, unit] = [near(telling, index + 1, index), near(telling, index + 2, index)];
  const place = tens.indexOf(ten?.text ?? '');
  if (!/^[b-hj-z]$/.test(text) || place < 0) return null;
  const digit = spoken.get(unit?.text ?? '');
  return { value: `${text}${place + 2}${digit ?? '0'}`, first: index, last: index + (digit ? 2 : 1), kind: 'lettered' };
};

/** Single letters and digits that were spelled out: "1 3 3", "e 1 1 9", "E A". */
const spelledOut = (telling: Telling, index: number): Code | null => {
  let text = '';
  let last = index;
  for (let at = index; at < index + 4; at += 1) {
    const dotted = text.length === 1 && /^[b-hj-z]$/.test(text) && /^\.\s?$/.test(telling.said[at]?.gap ?? '');
    const next = dotted ? telling.said[at] : near(telling, at, index);
    const digit = at > index && /^[b-hj-z]/.test(text) ? spoken.get(next?.text ?? '') : undefined;
    const each = next && digit ? { ...next, text: digit } : next;
    const letter = at === index || (at === index + 1 && /^[a-z]$/.test(text));
    const joins = /^\s?$|^\s?[.:-]\s?$/.test(each?.gap ?? 'x');
    const short = letter ? /^[a-z\d]$/.test(each?.text ?? '') : /^\d$/.test(each?.text ?? '');
    const tail = text.length === 1 && /^[a-z]$/.test(text) && /^\d{1,3}$/.test(each?.text ?? '');
    if (!each || (at > index && !joins) || !(short || tail)) break;
    text += each.text;
    last = at;
    if (tail && each.text.length > 1) break;
  }
  if (last === index) return null;
  if (lettered.test(text)) return { value: text, first: index, last, kind: 'lettered' };
  if (letters.test(text)) return { value: text, first: index, last, kind: 'letters' };
  return /^\d{2,4}$/.test(text) ? { value: text, first: index, last, kind: 'digits' } : null;
};

/** "E1 33", "Er 01", "EA 227": a code that was typed in two parts. */
const secondParts: readonly (readonly [RegExp, RegExp])[] = [
  [/^[ef]\d$/, /^\d{2}$/],
  [/^(?:ea|ce)$/, /^\d{3}$/],
  [/^(?:er|ch)$/, /^\d{1,2}$/],
];

const inTwo = (telling: Telling, index: number): Code | null => {
  const text = telling.said[index]?.text ?? '';
  const second = secondParts.find(([first]) => first.test(text))?.[1];
  const next = second && near(telling, index + 1, index);
  if (!next || !/^\s?$/.test(next.gap) || !second.test(next.text)) return null;
  const after = near(telling, index + 2, index);
  if (after?.clause === next.clause && measured.test(after.text)) return null;
  return { value: text + next.text, first: index, last: index + 1, kind: 'lettered' };
};

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const twoLetters: ReadonlySet<string> = new Set('ea lf cc fa fd fl fh ce df hp lp er ep ch'.split(' '));

/** Most words are no code at a glance: one begins or ends with a digit, or has two letters at most. */
const mayBeCode = (text: string): boolean => {
  if (text.length > longestCode) return false;
  if (text.length < 2 || isDigit(text.charCodeAt(0)) || isDigit(text.charCodeAt(text.length - 1))) return true;
  return twoLetters.has(text);
};

export const codeAt = (telling: Telling, index: number): Code | null => {
  if (!mayBeCode(telling.said[index]?.text ?? '')) return null;
  const text = (telling.said[index]?.text ?? '').replace(/^([ef])o(?=\d$)/, '$10');
  const named = text !== 'a' || naming.test(near(telling, index - 1, index)?.text ?? '');
  const spelled =
    text.length === 1 && named ? (inWords(telling, index) ?? spelledOut(telling, index)) : inTwo(telling, index);
  if (spelled) return spelled;
  const code = { value: text, first: index, last: index };
  if (lettered.test(text)) return { ...code, kind: 'lettered' };
  if (letters.test(text)) return { ...code, kind: 'letters' };
  if (mixed.test(text)) return { ...code, kind: 'mixed' };
  return digits.test(text) ? { ...code, kind: 'digits' } : null;
};
