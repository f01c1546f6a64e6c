import { isRangeOf } from './ranges';
import type { Said, Telling } from './telling';
import { isHeating, isMake } from './thing';

const furthest = 14;
const removing =
  /^(?:rip|ripping|ripped|takeout|takingout|takeaway|takingaway|pull|pulling|remov|get(?:ting)?ridof|gettinridof|wantridof|ridof|ridae|(?:want|get)?rido$|getridae|(?:get)?shoto[f]?$|shotae|shutof|getshutof|scrap|ditch|strip|bin|binning|doawaywith|doingawaywith|lose|losing|decommission)/;
const gone = /^(?:out|removed|takenout|rippedout|pulledout|strippedout|scrapped|binned)$/;
const failing = /^(?:go|goes|going|gone|went|cut|cuts|cutting|blow|blows|blown|run|ran|sort|work|find|been|is)$/;
const fitted = /^in$|^(?:fit|fitted|installed|installing|install|fitting|put|putting|pit|pittin)|^(?:goes|going|go)in$/;
const somewhere =
  /^(?:the|my|our|a|an|this|that|utility|kitchen|loft|garage|airing|cupboard|bathroom|here|there|with)$/;
const dated = /^(?:in|by|last|about|around|ago|years|when|back|(?:19|20)\d\d|\d+)$/;
const joining = /^(?:and|n|then|plus|an)$/;
const given =
  /^(?:a|an|have|havea|havean|havin|having|give|giving|me|us|new|newer|nice|modern|proper|put|puta|putin|puttingin|putting|get|geta|getting|fit|fita|install|in|with|gas|electric|condensing)$/;
const described = /^(?:a|an|the|brand|new|used|big|small|nice|old|\d{2,3}(?:kw|[a-z])?|kw|make|model|is|its|which)$/;

const inSentence = ({ said }: Telling, at: number, of: number): Said | undefined =>
  said[at]?.sentence === said[of]?.sentence ? said[at] : undefined;

/** The place behind a thing and the words that name it further: "gas | combi 30". */
const behindThing = (telling: Telling, index: number): number => {
  const own = telling.said[index];
  const make = own && isMake(own) ? Number(own.cue?.slice('MAKE '.length)) : undefined;
  let at = index + 1;
  while (at <= index + 5) {
    const each = inSentence(telling, at, index);
    if (!each || !(isHeating(each) || /^\d{1,3}[a-z]{0,3}$/.test(each.text) || isRangeOf(make, each.text))) break;
    at += 1;
  }
  return at;
};

const isOut = (telling: Telling, at: number, of: number): boolean => {
  const own = inSentence(telling, at, of);
  return own !== undefined && gone.test(own.text) && inSentence(telling, at + 1, of)?.text !== 'of';
};

/** "rip out", "back boiler out", "back boiler needs to come out". */
const isRemoval = (telling: Telling, at: number, of: number): boolean => {
  const own = inSentence(telling, at, of);
  if (own?.cue === 'CHANGE') return removing.test(own.text);
  if (!isOut(telling, at, of)) return false;
  if (inSentence(telling, at + 1, of)?.text === 'with') return true;
  if (failing.test(inSentence(telling, at - 1, of)?.text ?? '')) return false;
  return [1, 2, 3, 4, 5].some((step) => {
    const before = inSentence(telling, at - step, of);
    return before !== undefined && isHeating(before);
  });
};

const removalBetween = (telling: Telling, first: number, last: number, of: number): boolean => {
  for (let at = first; at <= last; at += 1) if (isRemoval(telling, at, of)) return true;
  return false;
};

/** "and a combi", "& give me a heat pump". */
const isJoined = (telling: Telling, index: number): boolean => {
  for (let at = index - 1; at >= index - 5; at -= 1) {
    const before = inSentence(telling, at, index);
    if (/[&+]/.test(telling.said[at + 1]?.gap ?? '')) return true;
    if (!before) return false;
    if (joining.test(before.text) && before.text !== 'an') return true;
    if (!given.test(before.text) && !isHeating(before)) return false;
  }
  return false;
};

/** "in with a combi", "a heat pump to replace an oil boiler". */
const isInstead = (telling: Telling, index: number, end: number): boolean => {
  let start = index - 1;
  while (described.test(inSentence(telling, start, index)?.text ?? '')) start -= 1;
  if (inSentence(telling, start, index)?.text === 'with' && inSentence(telling, start - 1, index)?.text === 'in')
    return removalBetween(telling, start - furthest, start, index);
  const verb = inSentence(telling, end, index)?.text === 'to' ? end + 1 : end;
  if (!/^(?:replace|replaces)$/.test(inSentence(telling, verb, index)?.text ?? '')) return false;
  const replaced = [1, 2, 3].map((step) => inSentence(telling, verb + step, index));
  return replaced.some((each) => each !== undefined && isHeating(each));
};

/** "back boiler out, combi in": what goes is `there`, what comes is `wanted`; null where nothing goes. */
export const exchanged = (telling: Telling, index: number): 'there' | 'wanted' | null => {
  const end = behindThing(telling, index);
  if (isOut(telling, end, index)) return 'there';
  if (isInstead(telling, index, end)) return 'wanted';
  const next = inSentence(telling, end, index);
  const after = inSentence(telling, end + 1, index)?.text ?? '';
  const verb = next?.text.startsWith('go') === true ? `${next.text}${after}` : (next?.text ?? '');
  const arrives = fitted.test(verb) && !dated.test(after) && !(verb === 'in' && somewhere.test(after));
  const joined = !arrives && isJoined(telling, index) && !isRemoval(telling, index - 1, index);
  if (!arrives && !joined) return null;
  if (removalBetween(telling, index - furthest, index - 1, index)) return 'wanted';
  return arrives && removalBetween(telling, end, end + furthest, index) ? 'wanted' : null;
};

/** "a boiler I've bought off ebay, Vaillant", "an Ideal still in its box": not installed yet. */
export const isBought = (telling: Telling, index: number): boolean => {
  const own = telling.said[index];
  const next = inSentence(telling, behindThing(telling, index), index);
  if (next?.cue === 'BOUGHT' && next.clause === own?.clause) return true;
  let at = index - 1;
  for (; at >= index - 5; at -= 1) {
    const before = inSentence(telling, at, index);
    if (!before) return false;
    if (before.cue === 'BOUGHT') break;
    if (!described.test(before.text) && !isHeating(before)) return false;
  }
  if (telling.said[at]?.clause === own?.clause) return telling.said[at]?.cue === 'BOUGHT';
  while (inSentence(telling, at, index)?.cue === 'BOUGHT') at -= 1;
  const bought = inSentence(telling, at, index);
  return bought !== undefined && isHeating(bought);
};
