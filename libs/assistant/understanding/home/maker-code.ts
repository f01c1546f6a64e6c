import { codesOfMake, type MakerCodes, writtenCode } from './maker-codes';

type Found = { readonly code: string; readonly from: number; readonly to: number };

const shown =
  /(?<!\p{L})(?:show\w*|says?|saying|said|flash\w*|display\w*|read(?:s|ing)|codes?|errors?|faults?|stuck (?:on|at)|(?:gone|goes|went|going|changed|switched|keeps going) (?:to|on|into)|throw\w*|comes? up|coming up|came up|gives?|giving|getting|lockout|locks? out|screen)(?:\W+(?:\p{L}+\W+){0,3})?$/iu;
const weaklyShown =
  /(?<!\p{L})(?:has|have|had|got|with|on|having|its|it['’]s|a)\W+(?:(?:a|an|the|code|error|fault)\W+)?$/iu;
const namedBehind =
  /^\W{0,3}(?:error|fault|code|lockout|(?:on|and) (?:the |my )?(?:display|screen|boiler|it\b|panel))/iu;
const measuredBehind =
  /^[^\S\n]*(?:°|%|£|mm|cm|litres?|bar|rads?|radiators?|degrees|quid|pounds|years?|yrs?|months?|weeks?|days?|hours?|hrs?|mins?|minutes?|am\b|pm\b|kw|sq|bed|th\b|st\b|times|miles|combi\b|metres?)/iu;
/** Where somebody lives, or another number: "12 Hope Ln". */
const ofAnother =
  /(?:[£$#]|(?<!\p{L})(?:model|flat|unit|number|no\.?|house|room|road|gc|ref\w*|pin|door|gate|key|post ?code|lane|about|around|nearly|over|under|at least))\W{0,2}$/iu;
const sure = /[a-z].*\d|\d.*[a-z]/iu;

const isTold = (text: string, { code, from, to }: Found, { kinds }: MakerCodes): boolean => {
  const [before, behind] = [text.slice(Math.max(0, from - 48), from), text.slice(to, to + 24)];
  if (ofAnother.test(before) || measuredBehind.test(behind)) return false;
  if (shown.test(before) || namedBehind.test(behind)) return true;
  if (sure.test(code)) return kinds.has(code) || code.length > 3 || weaklyShown.test(before);
  return kinds.has(code) && weaklyShown.test(before) && text.slice(from, to) === text.slice(from, to).toUpperCase();
};

const either = /^\s*(?:or|\/)\s*$/iu;

/** Only forms of the make's own list. "L2 or F1" on a display that alternates gives both. */
export const makerCodeIn = (
  text: string,
  make: string | undefined,
): { readonly code: string; readonly from: number } | null => {
  const codes = codesOfMake(make);
  if (!codes) return null;
  const all = [...text.matchAll(codes.forms)].map(({ 0: words, index }): Found => ({
    code: writtenCode(words),
    from: index,
    to: index + words.length,
  }));
  const told = all.filter(
    (each, index) =>
      isTold(text, each, codes) ||
      (index > 0 &&
        either.test(text.slice(all[index - 1]?.to, each.from)) &&
        isTold(text, all[index - 1] ?? each, codes)),
  );
  const last = told.at(-1);
  if (!last) return null;
  const before = told.at(-2);
  const changes = before !== undefined && before.code !== last.code && either.test(text.slice(before.to, last.from));
  return { code: changes ? `${before.code} or ${last.code}` : last.code, from: last.from };
};
