import type { Phrase } from './phrases';
import { isAskedAbout } from './asked-about';
import { isNoHour, loneNumber } from './no-hour';
import { isToldOtherwise, seated, soon } from './told-otherwise';
import { attending, type Cue, cuesIn, moving, refusedAfter, refusedBefore, thirdParty, wide } from './wish-words';

const sentenceEnd = /[.?!;\n](?![\p{L}\p{N}])|\n/gu;
const clauseEnd = /,| - | – |(?<!\p{L})(?:but|so|because|cos|coz|and|if|as|when|then)(?!\p{L})/gu;

const greeting = /(?:^|[.!?\n][ ]*|\bhi[ ,]+|\bhello[ ,]+)$/u;
const partAlone = /^(?:morning|mornin|afternoon|evening|eve)$/u;
const greeted =
  /^[ ]{0,3}(?:is|are|would|works?|suits?|if|please|pls|or|only|best|prefer\p{L}*|ideal\p{L}*|any|ok|fine|good)(?!\p{L})/u;

type Bounds = { readonly from: number; readonly to: number };

const boundsAround = (text: string, { from, to }: Bounds, ends: RegExp, within: Bounds): Bounds => {
  let start = within.from;
  let end = within.to;
  for (const { 0: said, index } of text.slice(within.from, within.to).matchAll(ends)) {
    const place = within.from + index;
    if (place + said.length <= from) start = place + said.length;
    else if (place >= to) {
      end = place;
      break;
    }
  }
  return { from: start, to: end };
};

const near = (
  cues: readonly Cue[],
  { from, to }: Bounds,
  clause: Bounds,
  sentence: Bounds,
  sure: boolean,
): Cue | undefined =>
  cues.findLast((cue) => cue.from >= clause.from && cue.to <= from) ??
  cues.find((cue) => cue.from >= to && cue.to <= clause.to) ??
  cues.findLast((cue) => (!sure || cue.says === 'wish') && cue.from >= sentence.from && cue.to <= from) ??
  (sure ? cues.find((cue) => cue.says === 'wish' && cue.from >= to && cue.to <= sentence.to) : undefined);

const movedTo = (text: string, phrase: Phrase, sentence: Bounds): Phrase | null => {
  const verb = moving.exec(text.slice(sentence.from, phrase.from));
  if (!verb) return phrase;
  const place = phrase.pieces.findLastIndex(({ joint }) => joint === 'to');
  const rest = phrase.pieces.slice(place);
  const [first] = rest;
  if (place > 0 && first)
    return { from: first.from, to: phrase.to, pieces: [{ ...first, joint: 'first' }, ...rest.slice(1)] };
  const verbEnd = sentence.from + verb.index + verb[0].length;
  const between = text.slice(verbEnd, phrase.from);
  const target = /(?<!\p{L})(?:to|for|till|until|forward|back)(?!\p{L})/u.test(between) || phrase.from - verbEnd > 60;
  const later = /^[^.?!\n]{0,40}(?<!\p{L})(?:to|for)(?!\p{L})/u.test(text.slice(phrase.to));
  return target || !later ? phrase : null;
};

/** "Get it repaired on Monday" is a wish, "repaired on Monday" is none. */
const says = (cue: Cue, cues: readonly Cue[], clause: Bounds): boolean =>
  cue.says === 'wish' ||
  (cue.says === 'done' &&
    cues.findLast((before) => before.says !== 'done' && before.from >= clause.from && before.to <= cue.from)?.says ===
      'wish');

/** "Tuesday not Thursday". */
const contrasted =
  /^[ ]{0,3},?[ ]{0,3}not (?:the |on |at |for )?(?:\d|(?:mon|tue|wed|thu|fri|sat|sun|this|next|morn|after|even|tom|tod)\p{L}*(?!\p{L}))/u;

const corrects = /\bno,?[ ]{1,3}$/u;

/** "A discount for 4", "the price for two": how many, not when. */
const pricedFor =
  /\b(?:discounts?|prices?|priced|quotes?|costs?|deals?|charges?|rates?|cheaper|much|money off|bulk)(?: \p{L}+){0,3} for[ ]{1,3}$/u;
/** "One in the hall and one in the box room". */
const somewhere =
  /^[ ]{1,3}(?:(?:in|on|at|by|for) (?:the|my|our|each|every) (?!morn|after|even|latest|earliest|most|moment|week|door)\p{L}|of (?:the|my|our|them)|upstairs|downstairs|is (?:in|on|at|for)\b)/u;

/** "From one tap": one of several, not an hour. */
const countedFrom = /^(?:from|after|before|by) (?:one|two|three|four|five|six)$/u;
const ofThose =
  /^[ ]{1,3}(?:of|hot|cold|tap|radiator|room|bedroom|bathroom|person|house|place|pipe|valve|end|side|corner|wall|company|firm)/u;

/** "A 1 star review". */
const rated = /^[ -]{1,2}stars?(?!\p{L})/u;

const isCount = (said: string, before: string, after: string): boolean =>
  (countedFrom.test(said) && ofThose.test(after)) ||
  (loneNumber.test(said) && rated.test(after)) ||
  (loneNumber.test(said) && (pricedFor.test(before) || (!/^\d/u.test(said) && somewhere.test(after))));

const reach = 400;
const context = 24;

type Place = { readonly phrase: Phrase; readonly said: string; readonly sentence: Bounds; readonly clause: Bounds };

const isRefused = (text: string, { phrase: { from, to }, said, clause }: Place, answers: boolean): boolean => {
  const before = text.slice(Math.max(0, from - context), from);
  const after = text.slice(to, to + context);
  if (refusedAfter.test(after) || (refusedBefore.test(before) && !(corrects.test(before) && contrasted.test(after))))
    return true;
  if (thirdParty.test(text.slice(clause.from, from))) return true;
  if (isNoHour(said, text.slice(clause.from, from)) || isCount(said, text.slice(clause.from, from), after)) return true;
  if (seated.test(before.slice(-8) + said) || seated.test(said + after)) return true;
  return !answers && partAlone.test(said) && greeting.test(before) && !greeted.test(after);
};

/** Said around a time that is the whole of a message: "ok, the 8th then". */
const around =
  /(?<!\p{L})(?:ok(?:ay)?|then|so|yes|yeah|yep|go on|mate|thanks|cheers|on|over|during|only)(?!\p{L})[ ,.!]{0,3}/gu;
const isMostOf = (said: string, text: string): boolean =>
  said.length > 0.6 * (text.length > 60 ? text : text.replaceAll(around, '')).trim().length;

/** "Any day but Wednesday" is nothing but a wish. */
const choosing =
  /^(?:any|whenever|every ?day|all week)[^.?!\n]*[ ,](?:but|bar|barring|except|apart from|other than)[ ]/u;

const holiday = /half[ -]?term|hol(?:iday)?s|break/u;

/** What a wide time is said of: "any morning" by itself, of all that was said before it. */
const told = (text: string, said: string, { from, to }: Bounds): string => {
  const clause = text.slice(from, to);
  return clause.trim() === said ? text.slice(Math.max(0, to - reach), to) : clause;
};

const isWished = (text: string, { phrase, said, sentence, clause }: Place, cues: readonly Cue[], answers: boolean) => {
  if (!answers && wide.test(said) && !attending.test(told(text, said, clause)))
    return holiday.test(said) && isMostOf(said, text);
  if (contrasted.test(text.slice(phrase.to, phrase.to + context))) return true;
  const sure = choosing.test(said) || phrase.pieces.some((piece) => piece.sure);
  const cue = near(cues, phrase, clause, sentence, sure);
  if (cue) return says(cue, cues, clause);
  if (answers || (isMostOf(said, text) && !partAlone.test(said))) return true;
  return sure && (!soon.test(said) || said.length * 2 >= sentence.to - sentence.from);
};

const shifts =
  /(?<!\p{L})(?:mov(?:e|ed|ing)|push(?:ed)?|shift(?:ed)?|swap|switch|resched\p{L}*|re-?arrang\p{L}*|postpon\p{L}*|delay(?:ed)?|change|put (?:it|me|us|that|this) (?:back|off|forward))(?!\p{L})/u;

/** "Move my service to January": what a visit is moved to is wished for, whosever the visit is. */
const isTarget = (text: string, { phrase, sentence }: Place): boolean => {
  const before = text.slice(sentence.from, phrase.from);
  return /\b(?:to|for|till|until)[ ]{1,3}(?:the )?$/u.test(before) && shifts.test(before);
};

const roundAbout = (text: string, { phrase, sentence, clause }: Place) => ({
  before: text.slice(sentence.from, phrase.from),
  after: text.slice(phrase.to, sentence.to),
  clause: text.slice(clause.from, clause.to),
});

export const wishedFor = (text: string, phrases: readonly Phrase[], answers: boolean): Phrase[] => {
  if (phrases.length === 0) return [];
  const within = ({ from, to }: Cue): boolean => phrases.some((phrase) => phrase.from <= from && to <= phrase.to);
  const cues = cuesIn(text).filter((cue) => !within(cue));
  return phrases.flatMap((phrase) => {
    const reached = { from: Math.max(0, phrase.from - reach), to: Math.min(text.length, phrase.to + reach) };
    const sentence = boundsAround(text, phrase, sentenceEnd, reached);
    const clause = boundsAround(text, phrase, clauseEnd, sentence);
    const place: Place = { phrase, said: text.slice(phrase.from, phrase.to), sentence, clause };
    if (isRefused(text, place, answers) || isAskedAbout(roundAbout(text, place))) return [];
    const moved = movedTo(text, phrase, sentence);
    if (moved === null || (moved === phrase && !isTarget(text, place) && !isWished(text, place, cues, answers)))
      return [];
    const told = { ...roundAbout(text, place), said: place.said, clause: text.slice(clause.from, phrase.from) };
    return answers || !isToldOtherwise(told) ? [moved] : [];
  });
};
