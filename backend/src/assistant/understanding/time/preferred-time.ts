import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { Before } from '../understanding';
import type { Days } from './calendar';
import { lazyWallClockOf, type WallClock } from './london-clock';
import { type Phrase, phrasesIn, plain } from './phrases';
import { type Range, resolve } from './resolve';
import { wishedFor } from './wish';
import { ofTheVisit, withdrawing } from './wish-words';

/** The part of a conversation that a time is read by. */
export type TimeBefore = Pick<Before, 'facts' | 'at'> & { readonly asked: string | null };

export type PreferredTime = Pick<LeadFacts, 'preferred_time' | 'preferred_from' | 'preferred_to'>;

/** A wish as it stands: its words, and what they come to. */
type Wish = { readonly words: string; readonly range: Range | null };

const daysKnown = (range: Range | null): Days | null =>
  range && {
    ...(range.from !== undefined && { from: range.from.slice(0, 10) }),
    ...(range.to !== undefined && { to: range.to.slice(0, 10) }),
  };

const dayWordsIn = (words: string, now: WallClock): string => {
  const text = plain(words);
  const pieces = phrasesIn(text, now, true).flatMap((phrase) => phrase.pieces);
  const days = pieces.filter((piece) => piece.days !== undefined && piece.clock === undefined);
  const [first] = days;
  const last = days.at(-1);
  return first && last ? words.slice(first.from, last.to) : '';
};

/** An hour told after its day belongs to it; any other later wish takes the place of the one before. */
const refined = (wish: Wish | null, phrase: Phrase, words: string, now: WallClock): Wish => {
  const context = daysKnown(wish?.range ?? null);
  const hourAlone = phrase.pieces.every(({ days }) => days === undefined);
  const day = hourAlone && wish ? dayWordsIn(wish.words, now) : '';
  const upcoming = context?.to === undefined || context.to >= now.day ? context : null;
  const range = resolve(phrase.pieces, now, hourAlone && day === '' ? null : upcoming);
  return { words: day ? `${day} ${words}` : words, range };
};

const wishBefore = ({ preferred_time, preferred_from, preferred_to }: LeadFacts): Wish | null =>
  preferred_time
    ? {
        words: preferred_time,
        range:
          preferred_from || preferred_to
            ? { ...(preferred_from && { from: preferred_from }), ...(preferred_to && { to: preferred_to }) }
            : null,
      }
    : null;

const asFacts = ({ words, range }: Wish, { preferred_from, preferred_to }: LeadFacts): PreferredTime => {
  const from = range?.from ?? (preferred_from ? '' : undefined);
  const to = range?.to ?? (preferred_to ? '' : undefined);
  return {
    preferred_time: words,
    ...(from !== undefined && { preferred_from: from }),
    ...(to !== undefined && { preferred_to: to }),
  };
};

/**
 * The time that a visitor wishes for a visit or a call: the words as they stand, and the days (2026-11-26) or moments
 * (2026-11-26T16:00:00+00:00) in London that they come to from `before.at`. Keys are absent where none is said; a time
 * that is taken back is empty. An end that the words leave open is absent.
 */
export const preferredTimeIn = (text: string, before: TimeBefore): PreferredTime => {
  const small = plain(text);
  const answers = before.asked === 'preferred_time';
  const known = wishBefore(before.facts);
  const now = lazyWallClockOf(before.at);
  const phrases = phrasesIn(small, now, answers);
  const wished = wishedFor(small, phrases, answers);
  let wish: Wish | null = null;
  for (const phrase of wished) {
    wish = refined(wish ?? known, phrase, text.slice(phrase.from, phrase.to), now);
  }
  if (wish) return asFacts(wish, before.facts);
  if (!known || !withdrawing.test(small)) return {};
  if (phrases.length === 0 && !ofTheVisit.test(small)) return {};
  return asFacts({ words: '', range: null }, before.facts);
};
