import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { lazyWallClockOf } from './london-clock';
import { type Phrase, phrasesIn, plain } from './phrases';
import { resolve } from './resolve';
import { choicesIn } from './second-choice';
import { timeInWords } from './time-in-words';

const countedVariously =
  /(?:weekend|wkend) after next|(?:first|1st|second|2nd|third|3rd|fourth|4th|last) (?:full )?(?:week|wk) (?:of|in)/u;
const exception =
  /(?<!\p{L})(?:but not|bar(?:ring)?|except(?: for)?|apart from|other than|but|not|no|can'?t do|cannot do|don'?t)(?!\p{L})[^.?!]*$/u;

const hoursIn = (words: string, { pieces }: Phrase): string => {
  const hours = pieces.filter(
    ({ clock, days }) => days === undefined && (clock === null || Object.keys(clock ?? {}).length > 0),
  );
  const [first] = hours;
  const last = hours.at(-1);
  return first && last ? words.slice(first.from, last.to) : '';
};

const isOneDay = (from: string, to: string): boolean => from !== '' && from.slice(0, 10) === to.slice(0, 10);

/** With the second choice, what is left out, and hours that hold for several days. `now` is ISO 8601. */
export const timeToldBack = ({ preferred_time: words = '', ...range }: LeadFacts, now: string): string => {
  const { preferred_from: from = '', preferred_to: to = '' } = range;
  const dates = timeInWords(from, to, now);
  if (dates === '') return words;
  const small = plain(words);
  const clock = lazyWallClockOf(now);
  const phrases = phrasesIn(small, clock, true);
  const [choice] = choicesIn(small, phrases, phrases);
  if (!choice) return dates;
  if (choice.second) {
    const second = resolve(choice.second.pieces, clock, null);
    return `${dates}, or else ${timeInWords(second?.from, second?.to, now) || words.slice(choice.second.from, choice.second.to)}`;
  }
  if (isOneDay(from, to)) return dates;
  const hours = (from + to).includes('T') ? '' : hoursIn(words, choice.phrase);
  const told = choice.phrase.pieces.at(-1)?.to ?? 0;
  const without = exception.exec(small.slice(told));
  const leftOut = without ? words.slice(told + without.index) : '';
  const unsure = countedVariously.test(small) ? ' (if I’ve read that right)' : '';
  return [dates + unsure, hours, leftOut].filter(Boolean).join(', ');
};
