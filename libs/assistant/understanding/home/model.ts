import { rangeOfMake } from './ranges';
import type { Said, Telling } from './telling';
import { isHeating } from './thing';

const longestRange = 4;
const mostParts = 5;
const mostKilowatts = 60;
const filler = /^(?:boiler|gas|condensing|model|is|a|the|its|an|type|range|series|called|i|think|itsa|itsan|one)$/;
const rating = /^\d{2,3}(?:[a-z]{1,4}|-[a-z])$|^(?:c|k|m|he|cd|cb|gb|cdi|si|csi|ls|hre|ncb)\d{2,3}[a-z]{0,2}$/;
const number = /^\d{2,3}$|^[48]000$/;
const series = /^[48]000$/;
/** Nobody's number without the range before it: "greenstar 2000", "altherma 3". */
const ofARange = /^(?:[1-9]|[1-9]000)$/;
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
  ['pf', 'PF'],
  ['rs', 'RS'],
  ['of', 'OF'],
]);

export type Model = { readonly parts: readonly string[]; readonly next: number };

/** How the number is written on the boiler: "30i" as it is, "c36" and "28he" with capitals. */
const written = (text: string): string =>
  /^\d+(?:i|ri|si|cdi|hxi|sxi|cxi|kw|e)$/.test(text)
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

const touching = (own: Said, next: Said | undefined): Said | undefined =>
  next?.sentence === own.sentence && next.clause === own.clause ? next : undefined;

const roughly = /^(?:odd|or|plus|so|something|ish|and|a|bit|near|nearly)$/;
const ofAge = /^(?:years?|yrs?|yearsold|yearold|yrsold|yrold|winters)$/;

/** "20 odd years", "15 or so yrs": how old it is, roughly. */
const isAge = (said: readonly Said[], index: number): boolean => {
  let at = index + 1;
  while (at < index + 4 && roughly.test(said[at]?.text ?? '')) at += 1;
  return at > index + 1 && ofAge.test(said[at]?.text ?? '') && said[at]?.sentence === said[index]?.sentence;
};

/** "24 years", "30 rads": a number of something else. */
const countsSomething = (own: Said, next: Said | undefined): boolean =>
  next !== undefined &&
  (next.cue === 'BED' || next.cue === 'BATH' || notAModel.test(next.text)) &&
  touching(own, next) !== undefined;

const isModelNumber = (said: readonly Said[], index: number): boolean => {
  const own = said[index];
  if (!own || /[£$]/.test(own.gap) || isAge(said, index) || /^\d{2}ish$/.test(own.text)) return false;
  if (rating.test(own.text)) return true;
  if (!number.test(own.text) || (own.text.length === 2 && Number(own.text) > mostKilowatts)) return false;
  return !countsSomething(own, said[index + 1]);
};

/** "Greenstar 2000", "Solo 3 PF": the number says which of the range. */
const isOfRange = (said: readonly Said[], index: number): boolean => {
  const own = said[index];
  const next = own && touching(own, said[index + 1]);
  if (!own || !ofARange.test(own.text) || own.gap.trim() !== '') return false;
  if (own.text.length > 1) return !countsSomething(own, next);
  return !next || (next.cue !== 'BED' && isHeating(next)) || rating.test(next.text) || /^(?:pf|rs|of)$/.test(next.text);
};

/** "20/25": from so many kilowatts to so many. */
const spanEnd = (said: readonly Said[], index: number): string => {
  const next = said[index + 1];
  const joined = next !== undefined && /^[/-]$/.test(next.gap) && /^\d{1,3}[a-z]?$/.test(next.text);
  return joined && /^\d{1,3}$/.test(said[index]?.text ?? '') && !countsSomething(next, said[index + 2])
    ? next.gap + next.text
    : '';
};

/** "Logic+" as typed: the sign stands right behind the word. */
const plussed = (telling: Telling, index: number, display: string): string =>
  /^(?:\+|\s\+\s?\d)/.test(telling.typed.slice(telling.said[index]?.to).slice(0, 4)) && !display.endsWith('+')
    ? `${display}+`
    : display;

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
    } else if (range && /^(?:[CRS]D?i)$/.test(range.display) && /^\d{2}$/.test(parts.at(-1) ?? '')) {
      parts.push((parts.pop() ?? '') + range.display);
    } else if (range) {
      parts.push(plussed(telling, end - 1, range.display));
      ranged = true;
    } else if (ranged && isOfRange(said, at)) parts.push(each.text);
    else if (ranged && qualifier.has(each.text)) parts.push(qualifier.get(each.text) ?? each.text);
    else if (!numbered && isModelNumber(said, at)) {
      const span = spanEnd(said, at);
      parts.push(written(each.text) + span.toUpperCase());
      numbered = !series.test(each.text);
      ranged = true;
      if (span !== '') at += 1;
    } else break;
    at = range ? end : at + 1;
  }
  return { parts, next: at };
};
