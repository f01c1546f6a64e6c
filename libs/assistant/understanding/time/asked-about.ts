const charged =
  /(?<!\p{L})(?:dearer|pricier|cheaper|(?:more|less|too) (?:expensive|costly|pricey)|(?:costs?|charged?)(?: \p{L}+){0,2} (?:more|extra|less|double)|double (?:time|pay|rates?)|time and a half|surcharge|call[ -]?out (?:charge|fee|rate)s?|(?:what'?s|how much(?:'s| is)) (?:your|ur|the) (?:\p{L}+ )?call[ -]?out)(?!\p{L})/u;

/** Asked of the calendar: "is that a Friday?", "what day is the 14th". */
const onTheCalendar =
  /(?<!\p{L})(?:(?:is|isn'?t|was|will|would) (?:that|it|this)(?: be)?(?: on)?(?: an?| the)?|(?:what|which) (?:day|date)(?: of the week)? (?:is|was|does)(?: (?!best|better|good|ok|okay|easiest|free|suits?|possible|likely)\p{L}+){0,2}|(?:is|isn'?t|was) (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)?(?: \p{L}{3,9})?(?: on)? an?)[ ]{1,3}$/u;
const onItsWeekday =
  /^,?[ ]{1,3}(?:is|isn'?t|was) (?:that|it|this)(?: on)? an?(?!\p{L})|^[ ]{1,3}an? (?:mon|tues?|wed(?:s|nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?!\p{L})/u;

type AskedAbout = { readonly before: string; readonly after: string; readonly clause: string };

export const isAskedAbout = ({ before, after, clause }: AskedAbout): boolean =>
  charged.test(clause) || onTheCalendar.test(before) || onItsWeekday.test(after);
