export const loneNumber = /^(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)$/u;

/** What may stand before an hour that is said as a word alone: "at one", "could you do one". */
const leadsToHour =
  /(?:^|[^\p{L}\s]|(?<!\p{L})(?:at|about|around|roughly|approx\p{L}*|say|for|by|till?|until|to|from|after|before|between|past|or|and|then|not|is|be|its|it's|ok|okay|yes|yeah|yep|aye|no|maybe|perhaps|probably|possibly|preferably|best|prefer|like|do|make|manage|come|you|me|us|please|only|just|well|today|tomorrow|hi|hello))\s*$/u;
/** "Tab one", "flat 3": which of several. */
const numbered =
  /(?<!\p{L})(?:tab|flat|unit|number|room|apartment|plot|floor|line|option|step|zone|block|door|bedroom|bathroom|window|screen|page|boiler|radiator)\s*$/u;
const iAm = /(?<!\p{L})i $/u;

/** No time although it is said as one might be: a number inside of a sentence about another thing, and the "am" of "I am". */
export const isNoHour = (said: string, before: string): boolean => {
  if (said === 'am') return iAm.test(before);
  return loneNumber.test(said) && (numbered.test(before) || (!/^\d/u.test(said) && !leadsToHour.test(before)));
};

/** An hour in a word, with nothing else told: "one", "at two", "three o'clock please". */
export const isHourAlone = (text: string): boolean =>
  /^\s*(?:(?:yes|yeah|ok|about|around|at|say|could you do|can you do|make it)[ ,]+){0,3}(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ ]?o'? ?clock)?(?:ish|[ ,]+(?:please|pls|ish|is fine|is good|is best|would be good|thanks))?[\s.!?]*$/u.test(
    text,
  );
