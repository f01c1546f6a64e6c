import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { DiaryAddress } from './useDiaryAddress';
import { holdsItsTime, placeOf } from './visit';

/** The visit that the address names, else the first that waits to be confirmed, else today's next; null where none is to be shown. */
export const chosenOf = (
  drawn: readonly Appointment[],
  named: DiaryAddress['visit'],
  today: string,
  now: number,
): Appointment | null => {
  if (named === 'none') return null;
  const isNext = (visit: Appointment): boolean => {
    const { day, to } = placeOf(visit);
    return holdsItsTime(visit) && day === today && to > now;
  };
  return (
    drawn.find(({ id }) => id === named) ??
    drawn.find(({ status }) => status === 'pending') ??
    drawn.find(isNext) ??
    null
  );
};

/** Whether a visit's time has come: only then is it known how it went. */
export const hasBegun = (visit: Appointment, today: string, now: number): boolean => {
  const { day, from } = placeOf(visit);
  return day < today || (day === today && from <= now);
};
