import type { GradeFactor } from '@pilotlight/contracts/values/grading';
import { type AskedFor, askedFor } from './asked-for';
import type { LeadToGrade, ToldFact } from './grading';

/** "Within about a month": five weeks, so that the same day of next month is always inside. */
export const aboutAMonth = 35;

type Reason = { readonly words: string; readonly factor: GradeFactor };

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });

const inWords = ({ first, day }: AskedFor): string => {
  if (first === 0) return 'today';
  return first === 1 ? 'tomorrow' : longDay.format(new Date(day)).replace(',', '');
};

// What is for later is so on whatever day of the week; no log from before this need was known holds it.
const isForLater = ({ needs }: Pick<LeadToGrade, 'needs'>): boolean => needs.has('later');

const reasonForDate = (lead: LeadToGrade, within: number): Reason[] => {
  if (isForLater(lead)) return [];
  const date = askedFor(lead);
  if (date && date.first <= within) return [{ words: `visit asked for ${inWords(date)}`, factor: 'date-soon' }];
  return lead.needs.has('visit') && !date ? [{ words: 'visit asked for', factor: 'visit-asked' }] : [];
};

const reasonsOf = (lead: LeadToGrade, within: number): Reason[] => {
  const { needs, emergency, booked } = lead;
  const dated = reasonForDate(lead, within);
  return [
    ...(emergency ? [{ words: 'danger reported', factor: 'danger' } as const] : []),
    ...(needs.has('repair') ? [{ words: 'broken now', factor: 'broken' } as const] : []),
    ...(booked ? [{ words: 'appointment booked', factor: 'booked' } as const] : []),
    ...(needs.has('accepted') ? [{ words: 'quote accepted', factor: 'quote-accepted' } as const] : []),
    ...dated,
    // Said to be within a month, it may be later than a shorter time.
    ...(needs.has('soon') && !isForLater(lead) && dated.length === 0 && within >= aboutAMonth
      ? [{ words: 'wanted within a month', factor: 'wanted-soon' } as const]
      : []),
  ];
};

/** Broken or unsafe now, a date, deadline or visit asked for within so many days, a quote accepted, or an appointment booked. */
export const ready = (lead: LeadToGrade, within: number = aboutAMonth): ToldFact => {
  const reasons = reasonsOf(lead, within);
  return {
    holds: reasons.length > 0,
    why:
      reasons.map(({ words }) => words).join(', ') ||
      (isForLater(lead) ? 'wanted later than in a month' : 'ask when it is wanted'),
    factors: reasons.map(({ factor }) => factor),
  };
};
