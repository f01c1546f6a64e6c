import {
  type MomentOfWeek,
  momentOfWeek,
  type OpenTime,
  type OpenWeek,
  readOpeningHours,
  weekdayNames,
} from '../opening-hours';
import { withoutStop } from '../information-wordings';
import { saidIn } from '../../understanding/phrases/said';
import { weekdayName, weekdayNumber } from '../../understanding/time/named-days';

const day = new RegExp(
  String.raw`\b(now|at the moment|today|tonight|this evening|tomorrow|tmrw|tomoz|weekends?|${weekdayName}s?)\b`,
  'giu',
);
const wantsYesOrNo = /^\W*(?:\p{L}+\W+){0,3}?(?:are|r|is|do|does|will|can|you|u|open|work)\b/iu;
const asksWhenItShuts = /\b(?:shut|close|closing|till|until|finish|still open|late)\b/iu;
const ofTheWeek = /\b(?:opening (?:hours|times)|(?:office|working|business) hours|your (?:hours|times)|what hours)\b/iu;

const spoken = (minutes: number): string => {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  if (minutes === 12 * 60) return 'midday';
  const said = hour > 12 ? hour - 12 : hour;
  return minute === 0 ? String(said) : `${said}:${String(minute).padStart(2, '0')}`;
};
const raised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const between = ({ from, to }: OpenTime): string => `${spoken(from)} till ${spoken(to)}`;

const timeAsked =
  /\b(?:(half) )?(?:past )?(1[0-2]|[1-9])(?:[:.](\d{2}))?\s?(am|pm)?\b(?!\s?(?:st|nd|rd|th|weeks?|days?|hours?|years?|miles?|bed))/iu;

/** Whether it is still open at the time that the question names; null where it names none. */
const openAt = (text: string, { from, to }: OpenTime): boolean | null => {
  const [, half, hour = '', minute = '0', part] = timeAsked.exec(text) ?? [];
  if (hour === '') return null;
  const clock = (Number(hour) % 12) * 60 + (half ? 30 : Number(minute));
  const asked =
    part?.toLowerCase() === 'am' || (!part && Number(hour) >= 7 && Number(hour) < 12 && clock >= from)
      ? clock
      : clock + 12 * 60;
  return asked >= from && asked <= to;
};

const nextOpen = (week: OpenWeek, { weekday }: MomentOfWeek): string => {
  for (let later = 1; later <= 7; later += 1) {
    const hours = week[(weekday + later) % 7];
    if (hours)
      return `${later === 1 ? 'tomorrow' : (weekdayNames[(weekday + later) % 7] ?? '')} from ${spoken(hours.from)}`;
  }
  return '';
};

const today = (week: OpenWeek, now: MomentOfWeek, asksNow: boolean, text = ''): string => {
  const hours = week[now.weekday];
  if (hours && asksNow && openAt(text, hours) === false) return `No, ${between(hours)} today.`;
  if (!hours) return `We’re closed today, back ${nextOpen(week, now)}.`;
  if (now.minute >= hours.to) return `We’ve closed for today, back ${nextOpen(week, now)}.`;
  if (now.minute < hours.from) return `Not yet: we’re in from ${spoken(hours.from)} till ${spoken(hours.to)} today.`;
  if (asksNow) return `Yes, till ${spoken(hours.to)} today.`;
  return raised(`${asksWhenItShuts.test(text) ? `till ${spoken(hours.to)}` : between(hours)} today.`);
};

const onDay = (week: OpenWeek, weekday: number, yesOrNo: boolean): string => {
  const hours = week[weekday];
  const name = weekdayNames[weekday] ?? '';
  if (!hours) return yesOrNo ? `No, we’re closed on ${name}s.` : `We’re closed on ${name}s.`;
  return `${yesOrNo ? 'Yes, ' : ''}${name}s ${between(hours)}.`;
};

const atWeekends = (week: OpenWeek, yesOrNo: boolean): string => {
  const open = [6, 0].filter((each) => week[each]);
  if (open.length === 0) return yesOrNo ? 'No, not at weekends.' : 'We’re closed at weekends.';
  const said = open.map((each) => onDay(week, each, false).replace(/\.$/u, '')).join(' and ');
  return `${yesOrNo ? 'Yes, ' : ''}${said}.`;
};

const saidOf = (word: string, week: OpenWeek, now: MomentOfWeek, yesOrNo: boolean, text: string): string | null => {
  const named = word.toLowerCase();
  if (/^(?:now|at the moment|today)$/u.test(named)) return today(week, now, yesOrNo, text);
  if (/^(?:tonight|this evening)$/u.test(named)) {
    const hours = week[now.weekday];
    if (!hours || now.minute >= hours.to) return today(week, now, false);
    return hours.to > 18 * 60 ? `Yes, till ${spoken(hours.to)} tonight.` : `Only till ${spoken(hours.to)} today.`;
  }
  if (named.startsWith('weekend')) return atWeekends(week, yesOrNo);
  const tomorrow = /^tom|^tmr/u.test(named);
  const weekday = tomorrow ? (now.weekday + 1) % 7 : weekdayNumber(named) % 7;
  const hours = week[weekday];
  if (!tomorrow) return onDay(week, weekday, yesOrNo);
  return hours
    ? `${yesOrNo ? 'Yes, ' : ''}${yesOrNo ? '' : 'Tomorrow '}${between(hours)}${yesOrNo ? ' tomorrow' : ''}.`
    : `${yesOrNo ? 'No, we’re' : 'We’re'} closed tomorrow, back ${nextOpen(week, { ...now, weekday })}.`;
};

/** When the firm is open, as short as it was asked: "Till 6 today." The whole week only where no day was meant. `at` is ISO 8601 UTC. */
export const hoursSaid = (openingHours: string, text: string, at: string): string | null => {
  if (openingHours === '') return null;
  const whole = `We’re open ${withoutStop(openingHours)}.`;
  const week = readOpeningHours(openingHours);
  if (!week) return whole;
  const plain = saidIn(text).text;
  const yesOrNo = wantsYesOrNo.test(plain) && !/\b(?:what|when|which|how|until)\b/iu.test(plain);
  const named = [...text.matchAll(day)].flatMap(([word]) => saidOf(word, week, momentOfWeek(at), yesOrNo, text) ?? []);
  if (named.length > 0) return [...new Set(named)].join(' ');
  if (ofTheWeek.test(text)) return whole;
  if ((asksWhenItShuts.test(text) || /\bopen\b/iu.test(text)) && !/\bwhen\b/iu.test(text))
    return today(week, momentOfWeek(at), yesOrNo, text);
  return whole;
};
