import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppointmentParty } from '@pilotlight/contracts/values/appointment';
import { Refused } from '../write-side/refused';
import type { Deciding } from './booking.decisions';
import type { DepartedVisit, DiaryDay, Visit } from './diary-day.state';
import { keysOf, type OnDay, visitOn } from './outcome.decisions';
import { isSameTime, requireFree, takenTimes, type VisitTime } from './taken-times';

/** As long as a crash in the middle keeps others from the time. */
const reservedMilliseconds = 120_000;
/** A move begins to be carried out only while its time is sure to be kept until it is done. */
const leastLeftMilliseconds = 60_000;

export interface Moving extends OnDay, VisitTime {
  readonly toDay: string;
  readonly by: AppointmentParty;
}

/** Throws Refused where the visit can't be moved any more. */
export const movableVisit = (state: DiaryDay, moving: OnDay): Visit => {
  const visit = visitOn(state, moving);
  if (visit.status !== 'pending' && visit.status !== 'confirmed')
    throw new Refused('This appointment is over or cancelled: it stays where it is.');
  return visit;
};

const moveOf = (moving: Moving, visit: Visit): AppointmentEvent => {
  const { scheduledAt, duration, toDay, by } = moving;
  const former = { formerlyAt: visit.scheduledAt, formerDuration: visit.duration };
  return { type: 'AppointmentMoved', data: { ...keysOf(moving, visit), scheduledAt, duration, toDay, ...former, by } };
};

export const moveWithinDay = (state: DiaryDay, moving: Moving, { now, room }: Deciding): AppointmentEvent[] => {
  const visit = movableVisit(state, moving);
  if (isSameTime(visit, moving)) return [];
  requireFree(moving, takenTimes(state, visit, now), room);
  return [moveOf(moving, visit)];
};

export interface Reserving extends VisitTime {
  readonly slug: string;
  readonly day: string;
  readonly appointmentId: string;
  readonly subjectId: string;
  readonly fromDay: string;
}

/** First step of a move to another day, decided there. */
export const reserveMove = (state: DiaryDay, reserving: Reserving, { now, room }: Deciding): AppointmentEvent[] => {
  const standing = state.reservations.get(reserving.appointmentId);
  if (standing && Date.parse(standing.until) > now) {
    if (isSameTime(standing, reserving)) return [];
    throw new Refused('This appointment is being moved at this moment. Please look where it stands now.');
  }
  requireFree(reserving, takenTimes(state, reserving, now), room);
  const until = new Date(now + reservedMilliseconds).toISOString();
  return [{ type: 'MoveReserved', data: { ...reserving, until } }];
};

/** Second step, on the day that is left: from here on the appointment is moved. */
export const leaveDay = (
  state: DiaryDay,
  moving: Moving,
  { now, reservedUntil }: { readonly now: number; readonly reservedUntil: string },
): AppointmentEvent[] => {
  const visit = movableVisit(state, moving);
  if (Date.parse(reservedUntil) - now < leastLeftMilliseconds)
    throw new Refused('This took too long. Please move the appointment again.');
  return [moveOf(moving, visit)];
};

/** Third step, on the day that it comes to; done once, whoever finishes it. */
export const receiveVisit = (
  state: DiaryDay,
  { slug, day, fromDay }: { readonly slug: string; readonly day: string; readonly fromDay: string },
  visit: DepartedVisit,
): AppointmentEvent[] => {
  const { appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType, status, version } = visit;
  const here = state.visits.get(appointmentId) ?? state.departed.get(appointmentId);
  if (here && here.version >= version) return [];
  if (status !== 'pending' && status !== 'confirmed') return [];
  const data = { slug, day, appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType };
  return [{ type: 'AppointmentReceived', data: { ...data, status, fromDay, version } }];
};

export const abandonMove = (
  state: DiaryDay,
  { slug, day, appointmentId }: { readonly slug: string; readonly day: string; readonly appointmentId: string },
): AppointmentEvent[] => {
  const reservation = state.reservations.get(appointmentId);
  if (!reservation) return [];
  return [{ type: 'MoveAbandoned', data: { slug, day, appointmentId, subjectId: reservation.subjectId } }];
};
