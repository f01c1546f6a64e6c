import type { GradeFactor } from '@pilotlight/contracts/values/grading';
import { type AskedFor, askedFor } from './asked-for';
import type { LeadToGrade, ToldFact } from './grading';

/** "Within about a month": five weeks, so that the same day of next month is always inside. */
export const aboutAMonth = 35;

type Reason = { readonly words: string; readonly factor: GradeFactor };

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });

const inWords = ({ first, day }: AskedFor): string => {
  if (first === 0) return 'today';
  return first === 1 ? 'tomorrow' : `for ${longDay.format(new Date(day)).replace(',', '')}`;
};

const reasonForDate = (lead: LeadToGrade): Reason[] => {
  const date = askedFor(lead);
  if (date && date.first <= aboutAMonth) return [{ words: `visit asked for ${inWords(date)}`, factor: 'date-soon' }];
  return lead.needs.has('visit') && !date ? [{ words: 'visit asked for', factor: 'visit-asked' }] : [];
};

const reasonsOf = (lead: LeadToGrade): Reason[] => {
  const { needs, emergency, booked } = lead;
  const dated = reasonForDate(lead);
  return [
    ...(emergency ? [{ words: 'danger reported', factor: 'danger' } as const] : []),
    ...(needs.has('repair') ? [{ words: 'broken now', factor: 'broken' } as const] : []),
    ...(booked ? [{ words: 'appointment booked', factor: 'booked' } as const] : []),
    ...(needs.has('accepted') ? [{ words: 'quote accepted', factor: 'quote-accepted' } as const] : []),
    ...dated,
    ...(needs.has('soon') && dated.length === 0
      ? [{ words: 'wanted within a month', factor: 'wanted-soon' } as const]
      : []),
  ];
};

/** Broken or unsafe now, a date, deadline or visit asked for within about a month, a quote accepted, or an appointment booked. */
export const ready = (lead: LeadToGrade): ToldFact => {
  const reasons = reasonsOf(lead);
  return {
    holds: reasons.length > 0,
    why: reasons.map(({ words }) => words).join(', ') || 'ask when it is wanted',
    factors: reasons.map(({ factor }) => factor),
  };
};
