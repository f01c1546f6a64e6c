import type { FirstContact } from '@pilotlight/contracts/values/first-contact';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** "under a minute", "12 min", "1 h 20 min", "2 days". */
export const waitInWords = (seconds: number): string => {
  if (seconds < minute) return 'under a minute';
  if (seconds < hour) return `${Math.round(seconds / minute)} min`;
  if (seconds >= 2 * day) return `${Math.round(seconds / day)} days`;
  const minutes = Math.round((seconds % hour) / minute);
  return minutes === 0 || seconds >= 10 * hour
    ? `${Math.round(seconds / hour)} h`
    : `${Math.floor(seconds / hour)} h ${minutes} min`;
};

/** The week beside the one before; null where there is nothing to compare. */
export const paceInWords = (week: FirstContact, before: FirstContact): string | null => {
  if (week.medianSeconds === null || before.medianSeconds === null) return null;
  const less = before.medianSeconds - week.medianSeconds;
  if (Math.abs(less) < minute) return 'as fast as the week before';
  return `${waitInWords(Math.abs(less))} ${less > 0 ? 'faster' : 'slower'} than the week before`;
};
