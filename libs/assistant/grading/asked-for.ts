import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import type { LeadToGrade } from './grading';

/** When the job is asked for, in whole days from today; `first` is 0 where it could be today. `latest` where the day is a deadline. */
export type AskedFor = { readonly first: number; readonly day: string; readonly latest: boolean };

const dayLength = 86_400_000;

const aDay = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (moment: string | undefined): string | null => {
  if (!moment || Number.isNaN(Date.parse(moment))) return null;
  return aDay.test(moment) ? moment : londonTime(moment).day;
};

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

// A time that is only for the phone says when to ring, not when the job is wanted.
const isForACall = ({ needs, intent }: Pick<LeadToGrade, 'needs' | 'intent'>): boolean =>
  needs.has('callback') && !needs.has('visit') && intent !== 'installation';

/** Dates in the past don't count. */
export const askedFor = (lead: Pick<LeadToGrade, 'facts' | 'needs' | 'intent' | 'at'>): AskedFor | null => {
  const from = dayOf(lead.facts.preferred_from) ?? dayOf(lead.facts.preferred_to);
  if (!from || isForACall(lead)) return null;
  const today = londonTime(lead.at).day;
  const until = dayOf(lead.facts.preferred_to) ?? from;
  if (daysBetween(today, until) < 0) return null;
  const first = Math.max(0, daysBetween(today, from));
  return { first, day: addDays(today, first), latest: !lead.facts.preferred_from };
};
