import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { contactIn } from './contact/contact-in';
import { type HomeFacts, homeIn } from './home/home-in';
import { type PreferredTime, preferredTimeIn } from './time/preferred-time';
import type { Before } from './types/understanding';

const rooms = ['bedrooms', 'bathrooms'] as const;
/** "About 3" is how many there are, "the 3rd" and "Friday at 3" are when. */
const loneNumber = /^(?:(?:about|around|roughly|say) )?\d{1,2}(?:ish)?$/iu;

const isPartOf = (count: string, words: string): boolean => new RegExp(`(?<!\\d)${count}(?!\\d)`, 'u').test(words);

/** Asked for a number of rooms, a number is that or a time. */
const roomsOrTime = (text: string, home: HomeFacts, time: PreferredTime, asked: Before['asked']): LeadFacts => {
  const field = rooms.find((each) => each === asked);
  const count = field && home[field];
  if (!field || !count) return { ...home, ...time };
  const words = time.preferred_time ?? '';
  if (loneNumber.test(words) && isPartOf(count, words)) return home;
  const { [field]: _count, ...others } = home;
  const dated = isPartOf(count, words) || new RegExp(`(?<!\\d)${count}(?:st|nd|rd|th)(?!\\p{L})`, 'iu').test(text);
  const elsewhere = isPartOf(count, text.replace(words, ' ').replaceAll(/\d+(?:st|nd|rd|th)/giu, ' '));
  return dated && !elsewhere ? { ...others, ...time } : { ...home, ...time };
};

/** The visitor's details, home and time in one message: given or corrected by it, an empty text where one is withdrawn. */
export const factsIn = (text: string, before: Before): LeadFacts => ({
  ...contactIn(text, before),
  ...roomsOrTime(text, homeIn(text, before), preferredTimeIn(text, before), before.asked),
});
