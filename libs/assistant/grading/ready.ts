import type { GradeFactor } from '@pilotlight/contracts/values/grading';
import type { AskedFor } from './asked-for';
import type { LeadToGrade, ToldFact } from './grading';

/** "Within about a month": five weeks, so that the same day of next month is always inside. */
export const aboutAMonth = 35;

type Reason = { readonly words: string; readonly factor: GradeFactor };

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });

const dayInWords = ({ first, day }: AskedFor): string => {
  if (first === 0) return 'today';
  return first === 1 ? 'tomorrow' : longDay.format(new Date(day)).replace(',', '');
};
const inWords = (date: AskedFor): string => (date.latest ? `by ${dayInWords(date)}` : dayInWords(date));

// Whatever weekday is named with it. Logs from before this need existed don't hold it.
const isForLater = ({ needs }: Pick<LeadToGrade, 'needs'>): boolean => needs.has('later');

const reasonForDate = (lead: LeadToGrade, date: AskedFor | null, within: number): Reason | null => {
  if (isForLater(lead)) return null;
  if (date && date.first <= within) return { words: `visit asked for ${inWords(date)}`, factor: 'date-soon' };
  return lead.needs.has('visit') && !date ? { words: 'visit asked for', factor: 'visit-asked' } : null;
};

const reasonsOf = (lead: LeadToGrade, date: AskedFor | null, within: number): Reason[] => {
  const { needs, emergency, dangerTakenBack, booked } = lead;
  const reasons: Reason[] = [];
  if (emergency)
    reasons.push({ words: dangerTakenBack ? 'danger reported, then taken back' : 'danger reported', factor: 'danger' });
  if (needs.has('repair')) reasons.push({ words: 'broken now', factor: 'broken' });
  if (booked) reasons.push({ words: 'appointment booked', factor: 'booked' });
  if (needs.has('accepted')) reasons.push({ words: 'quote accepted', factor: 'quote-accepted' });
  const dated = reasonForDate(lead, date, within);
  if (dated) reasons.push(dated);
  // Said to be within a month, it may be later than a shorter time.
  else if (needs.has('soon') && !isForLater(lead) && within >= aboutAMonth)
    reasons.push({ words: 'wanted within a month', factor: 'wanted-soon' });
  return reasons;
};

const unready = (lead: LeadToGrade): ToldFact => ({
  holds: false,
  why: isForLater(lead) ? 'wanted later than in a month' : 'ask when it is wanted',
  factors: [],
});

/** Broken or unsafe now, a date or deadline within so many days, a quote accepted, or an appointment booked. */
export const ready = (lead: LeadToGrade, date: AskedFor | null, within: number): ToldFact => {
  const reasons = reasonsOf(lead, date, within);
  if (reasons.length === 0) return unready(lead);
  return {
    holds: true,
    why: reasons.map(({ words }) => words).join(', '),
    factors: reasons.map(({ factor }) => factor),
  };
};
