import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { timeToTap } from './visit-words';
import type { FreeTime } from './visit-talk';
import { isWished, wishedTimes } from './wished-times';

const places = [
  /\b(?:first|1st|earliest|soonest)\b/iu,
  /\b(?:second|2nd)\b/iu,
  /\b(?:third|3rd)\b/iu,
  /\b(?:fourth|4th)\b/iu,
];
const ofTheOffer =
  /\bone\b|^\W*(?:the\s+)?(?:first|second|third|fourth|earliest|last)(?:\s+(?:please|then|is fine|works))*\W*$/iu;
const last = /\b(?:last|latest)\b/iu;

const same = (text: string, words: string): boolean =>
  text
    .trim()
    .replace(/[\s.,!]+/gu, ' ')
    .trim()
    .toLowerCase() === words.replace(/[\s.,!]+/gu, ' ').toLowerCase();

/** Which of the offered times a message chooses: tapped, by its place, or as the only one that its words allow. */
export const pickedTime = (
  text: string,
  offered: readonly FreeTime[],
  told: Pick<LeadFacts, 'preferred_from' | 'preferred_to'>,
): FreeTime | null => {
  const tapped = offered.find((time) => same(text, timeToTap(time)));
  if (tapped) return tapped;
  if (ofTheOffer.test(text)) {
    if (last.test(text)) return offered.at(-1) ?? null;
    const place = places.findIndex((each) => each.test(text));
    if (place >= 0) return offered[place] ?? null;
  }
  if (!isWished(told)) return null;
  const allowed = wishedTimes(offered, told);
  return allowed.length === 1 ? (allowed[0] ?? null) : null;
};
