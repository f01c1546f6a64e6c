import type { Phrase } from './phrases';

export type Choice = {
  readonly phrase: Phrase;
  readonly from: number;
  readonly to: number;
  readonly second: Phrase | null;
};

const fallback = String.raw`(?:failing (?:that|this)|otherwise|if not|if (?:that|it)(?:'?s| is)? (?:no good|not (?:possible|free|available|ok)|full|booked|taken)|if (?:that|it) (?:doesn'?t|doesnt|won'?t|wont|can'?t|cant)(?: \p{L}+)?|if (?:you|u|ya|they|he|she) (?:can'?t|cannot|couldn'?t)(?: (?:make|do|manage|come))?(?: it| that| then| that day)?|or else|else|alternatively|plan b|back-?up|fall-?back|(?:(?:my|the|as|is) )?(?:second|2nd|next) (?:choice|best|option|preference))`;
const leadsToSecond = new RegExp(
  String.raw`(?<!\p{L})${fallback}[ ,:]{0,3}(?:(?:is|would be|then|on|maybe|perhaps|the)[ ,]{1,3}){0,3}$`,
  'u',
);
const markedFirst =
  /^[ ,(]{0,3}(?:ideally|preferably|for preference|if (?:possible|poss|you can|at all possible)|(?:(?:is|as|my|would be) ){0,2}(?:(?:1st|first) (?:choice|preference|option)|best|ideal|better|preferred))[ ,);]{0,3}(?:(?:or|then|but|and then|maybe)[ ,]{1,3}){0,2}(?:the |on )?$/u;
const markedSecond =
  /^[ ,(]{0,3}(?:(?:is|as|for|would be|(?:a|my|the|your)) ){0,3}(?:(?:second|2nd|back-?up|fall-?back|next best|reserve|plan b|alternative)(?: (?:choice|option|preference))?(?!\p{L})|at a (?:push|pinch)|as a last resort|if (?:not|needs? be|you (?:must|have to)|nothing else)(?!\p{L})|if (?:you|u|ya|ye|yous|that|it|they|he|she|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'?re|'?s| is| are)?[ ]{0,2}(?:can'?t|cannot|can not|couldn'?t|not|no good|busy|full|booked|gone|taken|doesn'?t|doesnt|isn'?t|isnt|won'?t|wont)(?! (?:make|do|come|manage) (?:it )?(?:on )?(?:mon|tue|wed|thu|fri|sat|sun|the ))(?: (?:free|possible|available|ok|work|suit|make it|do it|manage|do that|up))?|(?:would|will|'?d)(?: also)? (?:do|be ok|be fine|work)(?: too| as well| instead| otherwise| if not))/u;
/** "Monday if you can't do Friday". */
const leadsToFirst =
  /^,?[ ](?:but )?(?:only )?if (?:you|u|ya|they|he|we)[ ]?(?:can'?t|cannot|can not|couldn'?t)(?: (?:do|make|manage|come|get here))?(?: on)?(?: the)?[ ]$/u;
const ifAlone = /^,?[ ]if (?:the )?$/u;
const noGood =
  /^(?:'?s| is|isn'?t| isn'?t| doesn'?t| won'?t)? ?(?:no good|not (?:ok|possible|free)|full|out|booked|taken|impossible|work|suit)(?!\p{L})/u;
const preferredBefore =
  /(?<!\p{L})(?:ideally|preferably|(?:1st|first) choice|for preference)[ :,]{1,3}(?:(?:is|would be)[ ])?(?:on[ ])?(?:the[ ])?$/u;
const alternative = /(?<!\p{L})(?:but|or|though|otherwise)(?!\p{L})/u;
const corrects = /(?<!\p{L})(?:no|actually|sorry|instead|scrap|i mean|meant|forget)(?!\p{L})|[?!\n]/u;

const narrows = /^(?:not )?(?:before|b4|after|from|until|till?|earlier|later)(?!\p{L})/u;
const isNarrowing = (text: string, { from, pieces }: Phrase): boolean =>
  narrows.test(text.slice(from)) && pieces.every(({ days }) => days === undefined);

const reach = 60;

/** How far the words go that make a time the second choice to the one before it; -1 where it is none. */
const secondEnds = (text: string, first: Phrase, second: Phrase): number => {
  const between = text.slice(first.to, second.from);
  if (between.length > reach) return -1;
  if (leadsToSecond.test(between)) return second.to;
  if (corrects.test(between)) return -1;
  const marked = markedSecond.exec(text.slice(second.to, second.to + reach));
  if (marked) return second.to + marked[0].length;
  const preferred = preferredBefore.test(text.slice(Math.max(0, first.from - reach), first.from));
  // "Afternoon if you can, not before 2" says of the same time when it begins.
  if (isNarrowing(text, second)) return -1;
  return markedFirst.test(between) || (preferred && alternative.test(between)) ? second.to : -1;
};

const isFirstAfterAll = (text: string, { to }: Phrase, next: Phrase): number => {
  const between = text.slice(to, next.from);
  if (leadsToFirst.test(between)) return next.to;
  const said = ifAlone.test(between) ? noGood.exec(text.slice(next.to, next.to + reach)) : null;
  return said ? next.to + said[0].length : -1;
};

const merged = (all: readonly Phrase[], wished: readonly Phrase[]): Phrase[] =>
  all.map((phrase) => wished.find(({ from, to }) => phrase.from <= from && to <= phrase.to) ?? phrase);

export const choicesIn = (text: string, all: readonly Phrase[], wished: readonly Phrase[]): Choice[] => {
  const choices: Choice[] = [];
  for (const [index, phrase] of merged(all, wished).entries()) {
    const before = choices.at(-1);
    if (before && phrase.from < before.to) continue;
    const end = before ? secondEnds(text, before.second ?? before.phrase, phrase) : -1;
    if (before && end >= 0) {
      choices[choices.length - 1] = { ...before, to: end, second: before.second ?? phrase };
      continue;
    }
    if (!wished.includes(phrase)) continue;
    const next = all[index + 1];
    const turned = next ? isFirstAfterAll(text, phrase, next) : -1;
    choices.push(
      next && turned >= 0
        ? { phrase: next, from: phrase.from, to: turned, second: phrase }
        : { phrase, from: phrase.from, to: phrase.to, second: null },
    );
  }
  return choices;
};
