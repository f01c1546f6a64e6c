import { fitsBeside, type Span } from '@pilotlight/booking/offered-slots';
import type { DiaryDay } from './diary-day.state';
import { justTaken } from './refusals';

/** How many visits an installer makes at once, and the minutes between two. */
export interface Room {
  readonly capacity: number;
  readonly bufferMinutes: number;
}

export interface VisitTime {
  /** ISO 8601 UTC. */
  readonly scheduledAt: string;
  /** Minutes. */
  readonly duration: number;
}

export const spanOf = ({ scheduledAt, duration }: VisitTime): Span => ({
  start: new Date(scheduledAt).toISOString(),
  end: new Date(Date.parse(scheduledAt) + duration * 60_000).toISOString(),
});

export const isSameTime = (one: VisitTime, other: VisitTime): boolean =>
  Date.parse(one.scheduledAt) === Date.parse(other.scheduledAt) && one.duration === other.duration;

/** Visits that will take place, others' holds and times kept for a move; `own` appointment and subject aside. */
export const takenTimes = (
  state: DiaryDay,
  own: { readonly appointmentId?: string; readonly subjectId?: string },
  now: number,
): readonly Span[] => {
  const lasts = ({ until }: { readonly until: string }): boolean => Date.parse(until) > now;
  const visits = [...state.visits.values()].filter(
    ({ appointmentId, status }) =>
      appointmentId !== own.appointmentId && (status === 'pending' || status === 'confirmed'),
  );
  const reservations = [...state.reservations.values()].filter(
    (reservation) => reservation.appointmentId !== own.appointmentId && lasts(reservation),
  );
  const holds = [...state.holds].flatMap(([subjectId, hold]) =>
    subjectId !== own.subjectId && lasts(hold) ? [hold] : [],
  );
  return [...visits, ...reservations, ...holds].map(spanOf);
};

/** Throws Refused where the time is no longer free. */
export const requireFree = (time: VisitTime, taken: readonly Span[], room: Room): void => {
  if (!fitsBeside(spanOf(time), taken, room)) throw justTaken();
};
