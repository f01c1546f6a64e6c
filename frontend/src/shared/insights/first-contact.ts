import type { FirstContact } from '@pilotlight/contracts/values/first-contact';
import { waitInWords } from './wait-in-words';

const minute = 60;

/** The week beside the one before; null where there is nothing to compare. */
export const paceInWords = (week: FirstContact, before: FirstContact): string | null => {
  if (week.medianSeconds === null || before.medianSeconds === null) return null;
  const less = before.medianSeconds - week.medianSeconds;
  if (Math.abs(less) < minute) return 'as fast as the week before';
  return `${waitInWords(Math.abs(less))} ${less > 0 ? 'faster' : 'slower'} than the week before`;
};
