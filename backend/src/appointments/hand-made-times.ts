import { londonTime } from '@pilotlight/contracts/values/london-day';
import { Refused } from '../write-side/refused';
import { spanOf, type VisitTime } from './taken-times';

/** An installer may take any time from today on that ends on the day on which it begins. Throws Refused. */
export const requireWithinDay = (time: VisitTime, now: number): void => {
  const { start, end } = spanOf(time);
  const { day } = londonTime(start);
  if (day < londonTime(new Date(now).toISOString()).day)
    throw new Refused('That day is over. Please choose today or a later day.', 'invalid');
  if (londonTime(new Date(Date.parse(end) - 1).toISOString()).day !== day)
    throw new Refused('A visit ends on the day on which it begins.', 'invalid');
};
