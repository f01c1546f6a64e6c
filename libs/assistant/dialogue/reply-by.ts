import { emptyTraining } from '@pilotlight/contracts/values/training';
import { allowedPrices } from '../interlock/allowed-prices';
import { checkReply } from '../interlock/check-reply';
import type { DialogueInput } from './dialogue';
import { withoutStop } from './information-wordings';
import { momentOfWeek, readOpeningHours, weekdayNames } from './opening-hours';

const [noon, evening] = [12 * 60, 17 * 60];

const partOfDay = (minutes: number): string => {
  if (minutes < noon) return 'morning';
  return minutes < evening ? 'afternoon' : 'evening';
};

const clock = (minutes: number): string => {
  const hour = Math.floor(minutes / 60) % 12 || 12;
  return minutes % 60 === 0 ? String(hour) : `${hour}:${String(minutes % 60).padStart(2, '0')}`;
};

const dayAhead = (ahead: number, weekday: number, part: string): string => {
  // "In the morning" is the next one, before midnight and after it.
  if (part === 'morning' && ahead <= 1) return `in the ${part}`;
  if (ahead === 0) return `this ${part}`;
  return ahead === 1 ? `tomorrow ${part}` : `on ${weekdayNames[weekday]} ${part}`;
};

/** "from 8 in the morning"; null where it is open now, or the hours can't be read. `now` is ISO 8601. */
export const opensFrom = (openingHours: string, now: string): string | null => {
  const week = readOpeningHours(openingHours);
  if (!week) return null;
  const { weekday: today, minute } = momentOfWeek(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const weekday = (today + ahead) % 7;
    const hours = week[weekday];
    if (!hours || (ahead === 0 && minute >= hours.to)) continue;
    if (ahead === 0 && minute >= hours.from) return null;
    return `from ${clock(hours.from)} ${dayAhead(ahead, weekday, partOfDay(hours.from))}`;
  }
  return null;
};

const duration = /^(?:an?|one|two|three|four|five|six|twelve|half|a few|\d+) /iu;
const wholeSentence = /^we\b/iu;

const beginning = (words: string): string => {
  const first = words.charAt(0).toLowerCase() + words.slice(1);
  return duration.test(first) ? `within ${first}` : first;
};

type Asked = Pick<DialogueInput, 'information' | 'at' | 'emergency'>;

/** "We usually reply within an hour on working days": what the firm itself promises; null where it set nothing that may be said. */
export const replyPromise = ({ information = emptyTraining, at, emergency }: Asked): string | null => {
  const set = withoutStop(information.facts?.replyTime ?? '');
  if (set === '') return null;
  const promise = wholeSentence.test(set) ? set : `We usually reply ${beginning(set)}`;
  const from = opensFrom(information.businessInfo.openingHours, at);
  const whole = from === null ? promise : `${promise}, and we’re here ${from}`;
  // Words that may not be said would silence the whole answer.
  return checkReply(whole, { emergency, allowedPrices: allowedPrices(information) }).kind === 'ok' ? whole : null;
};
