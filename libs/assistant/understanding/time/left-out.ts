import type { Phrase } from './phrases';

const opening =
  /^(?:(?:but|just|only|and|or|also|oh|ok|okay|well|sorry|please|pls|preferably|ideally|i|we)[ ,]{1,3}){0,3}$/u;
const leavingOut =
  /(?<!\p{L})(?:not(?: any)?|no|never|avoid(?:ing)?|(?:can'?t|cannot|can not|couldn'?t) (?:do|make|manage))(?: (?:on|in|at|the|any|an?|during)){0,2}[ ]{1,3}$/u;
/** "Please don't ring before 3": it says of itself what it is of, wherever in a sentence it stands. */
const notToCome =
  /(?<!\p{L})(?:(?:do not|don'?t|dinnae|never|nobody|no one|not to|avoid) (?:ring(?:ing)?|call(?:ing)?|phon(?:e|ing)|text(?:ing)?|com(?:e|ing)|knock(?:ing)?|visit(?:ing)?|turn(?:ing)? up|contact(?:ing)?|send any(?:one|body)))(?: (?:me|us|here|round|out|over|back|on (?:it|that|this))){0,2}[ ]{1,3}$/u;
/** "After 3 on weekdays, not Thursdays". */
const rightBehind = /(?<=^[ ,]{1,3})(?:but )?not (?:on )?$/u;
const leftAlone =
  /^[ ]{0,3}(?:$|[.,!;\n(-]|(?:please|pls|plz|tho|though|if (?:poss|you can)|for me|i'?m|i am|i|we|we're|he|she|my|the|cos|coz|because|as|when|ideally|unless|thanks|cheers)(?!\p{L}))/u;
const ofNoUse = /^(?:any ?time|some ?time|whenever|asap|later|all|every|each|daily)/u;

const aboutFaults: ReadonlySet<string> = new Set([
  'symptoms',
  'working',
  'pressure',
  'cold_spots',
  'controls_now',
  'last_service',
  'target_date',
]);

/** Told of every week: part of a day, hours, days of the week; never one day or one hour. */
const isRecurring = ({ pieces }: Phrase): boolean =>
  pieces.every(({ days, clock }) => !days && (!clock?.from || clock.from !== clock.to));

const noGood =
  /^ (?:are|r|is|aren'?t|isn'?t) (?:no good|no use|not good|any good|any use|out|awkward|impossible|a nightmare)(?!\p{L})/u;

/** "Mornings are no good" */
const refusedBehind = (text: string, before: string, { to }: Phrase): string | null =>
  opening.test(before) ? (noGood.exec(text.slice(to))?.[0] ?? null) : null;

const leavingOutFirst = (before: string): RegExpExecArray | null => {
  const words = leavingOut.exec(before);
  return words && opening.test(before.slice(0, words.index)) ? words : null;
};

type LeftOut = { readonly from: number; readonly to: number };

/** Where a plain text leaves times out: "not the mornings", "can't do Thursdays"; beside what it wishes for also one day. */
export const leftOutIn = (
  text: string,
  phrases: readonly Phrase[],
  asked: string | null,
  besideWish = false,
): LeftOut | null => {
  if (asked !== null && aboutFaults.has(asked)) return null;
  for (const [index, phrase] of phrases.entries()) {
    const start = Math.max(
      text.lastIndexOf('\n', phrase.from),
      ...['. ', '! ', '? '].map((end) => text.lastIndexOf(end, phrase.from)),
    );
    const before = text.slice(start < 0 ? 0 : start + 1, phrase.from).trimStart();
    const behind = isRecurring(phrase) ? refusedBehind(text, before, phrase) : null;
    if (behind !== null) return { from: phrase.from, to: phrase.to + behind.length };
    const previous = phrases[index - 1]?.to ?? 0;
    const words =
      notToCome.exec(before) ??
      leavingOutFirst(before) ??
      (besideWish && previous > 0 ? rightBehind.exec(text.slice(previous, phrase.from)) : null);
    if (!words) continue;
    const oneDay =
      words[0].startsWith('never') || ((besideWish || asked === 'preferred_time') && words[0].startsWith('not'));
    if (!(isRecurring(phrase) || oneDay) || ofNoUse.test(text.slice(phrase.from, phrase.to))) continue;
    // The stop behind "3pm." ends the sentence.
    const to = text[phrase.to - 1] === '.' ? phrase.to - 1 : phrase.to;
    if (leftAlone.test(text.slice(to))) return { from: phrase.from - words[0].length, to };
  }
  return null;
};

const named = /morn|afternoon|even|weekend|mon|tue|wed|thu|fri|sat|sun/gu;

export const isLeftOut = (time: string, leftOut: string): boolean => {
  const wished = time.replaceAll(/(?:not|no|can'?t do) (?:the |any )?\p{L}+/gu, '');
  return Array.from(leftOut.matchAll(named)).some(([name]) => wished.includes(name));
};

export const onlyLeavesOut = (words: string): boolean =>
  /^(?:not? |never |avoid|can'?t |cannot |do not |don'?t |dinnae |nobody )| (?:no good|no use|not good|any good|any use|out|awkward|impossible|nightmare)$/u.test(
    words,
  );
