import { rangeOfMake } from './ranges';
import { isHeating } from './standing';
import type { Said, Telling } from './telling';

const longestRange = 4;
const mostParts = 5;
const mostKilowatts = 60;
const filler = /^(?:boiler|gas|condensing|model|is|a|the|its|an|type|range|series|called|i|think|itsa|itsan|one)$/;
const rating = /^\d{2,3}(?:[a-z]{1,4}|-[a-z])$|^(?:c|m|he|cd|cb|gb|cdi|si|csi|ls|hre|ncb)\d{2,3}[a-z]{0,2}$/;
const number = /^\d{2,3}$|^[48]000$/;
const series = /^[48]000$/;
const notAModel =
  /^(?:yearsold|yearold|yrsold|yrold|bed|beds|bedroom|bedrooms|year|years|yr|yrs|month|months|week|weeks|day|days|old|rads|radiators|bar|pm|am|degrees|quid|pounds|times|fault|error|code|kids|hours|hrs|minutes|mins|properties|flats|houses|grand|miles|percent|x|on|in|to|st|rd|th|nd|street|road|avenue)$/;
const qualifier: ReadonlyMap<string, string> = new Map([
  ['plus', 'Plus'],
  ['pro', 'Pro'],
  ['max', 'Max'],
  ['compact', 'Compact'],
  ['eco', 'Eco'],
  ['erp', 'ErP'],
  ['he', 'HE'],
  ['hep', 'HEP'],
  ['life', 'Life'],
  ['style', 'Style'],
]);

export type Model = { readonly parts: readonly string[]; readonly next: number };

/** How the number is written on the boiler: "30i" as it is, "c36" and "28he" with capitals. */
const written = (text: string): string =>
  /^\d+(?:i|ri|si|cdi|kw|e)$/.test(text)
    ? text.replace('cdi', 'CDi').replace('si', 'Si').replace('ri', 'Ri')
    : text.toUpperCase();

const rangeAt = (said: readonly Said[], index: number, make: number): { display: string; taken: number } | null => {
  const ranges = rangeOfMake[make];
  let key = '';
  let best: { display: string; taken: number } | null = null;
  for (let taken = 1; taken <= longestRange; taken += 1) {
    const part = said[index + taken - 1];
    if (!part || part.sentence !== said[index]?.sentence) break;
    key += part.text;
    const display = ranges?.get(key);
    if (display !== undefined) best = { display, taken };
  }
  return best;
};

const isModelNumber = (said: readonly Said[], index: number): boolean => {
  const own = said[index];
  const next = said[index + 1];
  if (!own || /[£$]/.test(own.gap)) return false;
  if (rating.test(own.text)) return true;
  if (!number.test(own.text) || (own.text.length === 2 && Number(own.text) > mostKilowatts)) return false;
  const follows = next !== undefined && next.sentence === own.sentence && next.clause === own.clause;
  return !follows || (next.cue !== 'BED' && next.cue !== 'BATH' && !notAModel.test(next.text));
};

/** "Logic+" as typed: the sign stands right behind the word. */
const plussed = (telling: Telling, index: number, display: string): string =>
  telling.typed[telling.said[index]?.to ?? -1] === '+' && !display.endsWith('+') ? `${display}+` : display;

const skips = (said: readonly Said[], index: number, sentence: number): number => {
  let at = index;
  while (at < index + 4) {
    const each = said[at];
    if (!each || each.sentence !== sentence) break;
    if (!filler.test(each.text) && !isHeating(each) && each.cue !== 'HAS') break;
    at += 1;
  }
  return at;
};

/** The range and number that follow a make, as far as they are given. `index` is the place behind the make. */
export const modelAt = (telling: Telling, index: number, make: number, sentence: number): Model => {
  const { said } = telling;
  const parts: string[] = [];
  let ranged = false;
  let numbered = false;
  let at = index;
  const later = skips(said, index, sentence);
  const ahead = rangeAt(said, index, make) ? index : later;
  const kindWord = /^(?:combi|system|heat)$/i;
  const first = rangeAt(said, ahead, make);
  if (first && !kindWord.test(first.display)) at = ahead;
  else if (later > index && rating.test(said[later]?.text ?? '')) at = later;
  while (parts.length < mostParts) {
    const each = said[at];
    if (!each || each.sentence !== sentence) break;
    if (parts.length > 0 && each.clause !== said[at - 1]?.clause) break;
    const range = rangeAt(said, at, make);
    const end = range ? at + range.taken : at;
    if (range && kindWord.test(range.display)) {
      if (numbered || !isModelNumber(said, end)) break;
      if (ranged) parts.push(range.display);
    } else if (range) {
      parts.push(plussed(telling, end - 1, range.display));
      ranged = true;
    } else if (ranged && qualifier.has(each.text)) parts.push(qualifier.get(each.text) ?? each.text);
    else if (!numbered && isModelNumber(said, at)) {
      parts.push(written(each.text));
      numbered = !series.test(each.text);
      ranged = true;
    } else break;
    at = range ? end : at + 1;
  }
  return { parts, next: at };
};
