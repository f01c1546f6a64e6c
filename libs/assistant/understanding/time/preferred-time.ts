import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Before } from '../types/understanding';
import { afterAbsence } from './after-absence';
import type { Days } from './calendar';
import { isLeftOut, leftOutIn, onlyLeavesOut } from './left-out';
import { lazyWallClockOf, type WallClock } from './london-clock';
import { type Phrase, phrasesIn, plain } from './phrases';
import { type Range, resolve } from './resolve';
import { type Choice, choicesIn } from './second-choice';
import { wishedFor } from './wish';
import { ofTheVisit, withdrawing } from './wish-words';

export type TimeBefore = Pick<Before, 'facts' | 'at'> & { readonly asked: string | null };

export type PreferredTime = Pick<LeadFacts, 'preferred_time' | 'preferred_from' | 'preferred_to'>;

type TimeTold = { readonly words: string; readonly range: Range | null };

const daysKnown = (range: Range | null): Days | null =>
  range && {
    ...(range.from !== undefined && { from: range.from.slice(0, 10) }),
    ...(range.to !== undefined && { to: range.to.slice(0, 10) }),
  };

const exceptionIn = /^[ ,]*(?:but|bar|barring|except|apart from|other than|not)(?!\p{L})/u;

const exceptionTold = /(?<!\p{L})(?:but not|bar|barring|except|apart from|other than)(?!\p{L})/u;

const dayWordsIn = (words: string, now: WallClock): string => {
  const text = plain(words);
  const phrases = phrasesIn(text, now, true);
  const days = phrases
    .flatMap((phrase) => phrase.pieces)
    .filter((piece) => piece.days !== undefined && piece.clock === undefined);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return '';
  const end = phrases.at(-1)?.to ?? last.to;
  return words.slice(first.from, exceptionIn.test(text.slice(last.to, end)) ? end : last.to);
};

/** An hour told after its day belongs to it; any other later wish takes the place of the one before. */
const refined = (wish: TimeTold | null, phrase: Phrase, words: string, now: WallClock): TimeTold => {
  const context = daysKnown(wish?.range ?? null);
  const hourAlone = phrase.pieces.every(({ days }) => days === undefined);
  const day = hourAlone && wish ? dayWordsIn(wish.words, now) : '';
  const upcoming = context?.to === undefined || context.to >= now.day ? context : null;
  const range = resolve(phrase.pieces, now, hourAlone && day === '' ? null : upcoming);
  const told = day ? `${day}${exceptionTold.test(plain(day)) ? ',' : ''} ${words}` : words;
  return { words: wish ? stillLeavingOut(told, wish.words) : told, range };
};

/** What was left out before any day was named stays left out of the day. */
const stillLeavingOut = (words: string, before: string): string => {
  const kept = plain(before);
  return onlyLeavesOut(kept) && kept !== plain(words) && !isLeftOut(plain(words), kept) ? `${words}, ${before}` : words;
};

const severalDays = /(?<!\p{L})(?:week ?days?|(?:any|every|most) ?days?|whenever|any ?time)(?!\p{L})/u;

/** What the same message leaves out stays beside the several days that it wishes for. */
const besides = (wish: TimeTold, leftOut: string): TimeTold => {
  const [words, without] = [plain(wish.words), plain(leftOut)];
  const days = daysKnown(wish.range);
  const known = words.includes(without) || isLeftOut(words, without);
  const isOfSeveral = days ? days.from !== days.to : severalDays.test(words);
  return known || !isOfSeveral ? wish : { words: `${wish.words}, ${leftOut}`, range: wish.range };
};

/** A time that is left out narrows what was wished for before; where nothing else is left of that it stands alone. */
const narrowed = (wish: TimeTold | null, leftOut: string): TimeTold => {
  if (!wish || isLeftOut(plain(wish.words), plain(leftOut))) return { words: leftOut, range: null };
  const known = plain(wish.words).includes(plain(leftOut));
  return { words: known ? wish.words : `${wish.words}, ${leftOut}`, range: wish.range };
};

const wishBefore = ({ preferred_time, preferred_from, preferred_to }: LeadFacts): TimeTold | null =>
  preferred_time
    ? {
        words: preferred_time,
        range:
          preferred_from || preferred_to
            ? { ...(preferred_from && { from: preferred_from }), ...(preferred_to && { to: preferred_to }) }
            : null,
      }
    : null;

const asFacts = ({ words, range }: TimeTold, { preferred_from, preferred_to }: LeadFacts): PreferredTime => {
  const from = range?.from ?? (preferred_from ? '' : undefined);
  const to = range?.to ?? (preferred_to ? '' : undefined);
  return {
    preferred_time: words,
    ...(from !== undefined && { preferred_from: from }),
    ...(to !== undefined && { preferred_to: to }),
  };
};

const isOfHours = ({ phrase: { pieces }, second }: Choice): boolean =>
  second === null && pieces.every(({ days }) => days === undefined);
const isOfDays = ({ phrase: { pieces } }: Choice): boolean =>
  pieces.some(({ days }) => days !== undefined) && pieces.every(({ clock }) => !clock);
const turns = /(?<!\p{L})(?:or|no|not|actually|sorry|wait|instead|rather)(?!\p{L})/u;

/** "In after 5 most days, next week would be best": hours told before their days hold for them as those told after them do. */
const daysFirst = (text: string, choices: readonly Choice[]): readonly Choice[] => {
  const [one, other, ...more] = choices;
  if (!one || !other || more.length > 0 || turns.test(text.slice(one.to, other.from))) return choices;
  return isOfHours(one) && isOfDays(other) ? [other, one] : choices;
};

/**
 * The words, and their days (2026-11-26) or moments in London, counted from `before.at`. Absent keys: nothing said, or an open end. '' is
 * withdrawn.
 */
export const preferredTimeIn = (text: string, before: TimeBefore): PreferredTime => {
  const small = plain(text);
  const answers = before.asked === 'preferred_time';
  const known = wishBefore(before.facts);
  const now = lazyWallClockOf(before.at);
  const phrases = phrasesIn(small, now, answers);
  const wished = wishedFor(small, phrases, answers);
  let wish: TimeTold | null = null;
  for (const { phrase, from, to } of daysFirst(small, choicesIn(small, phrases, wished))) {
    wish = refined(wish ?? known, phrase, text.slice(from, to), now);
  }
  const back = wish?.range ? null : afterAbsence(small, phrases, now);
  if (back) return asFacts({ words: text.slice(back.from, back.to), range: back.range }, before.facts);
  const leftOut = leftOutIn(small, phrases, before.asked, wish !== null);
  if (wish) return asFacts(leftOut ? besides(wish, text.slice(leftOut.from, leftOut.to)) : wish, before.facts);
  if (leftOut) return asFacts(narrowed(known, text.slice(leftOut.from, leftOut.to)), before.facts);
  if (!known || !withdrawing.test(small)) return {};
  if (phrases.length === 0 && !ofTheVisit.test(small)) return {};
  return asFacts({ words: '', range: null }, before.facts);
};
