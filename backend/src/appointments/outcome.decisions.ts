import type { AppointmentEvent } from '@pilotlight/contracts/catalogue/catalogue';
import {
  type AppointmentParty,
  type AppointmentStatus,
  type AppointmentType,
  undoMilliseconds,
} from '@pilotlight/contracts/values/appointment';
import { Refused } from '../write-side/refused';
import type { Customer, Deciding } from './booking.decisions';
import type { DiaryDay, Visit } from './diary-day.state';
import { changedMeanwhile } from './refusals';
import { requireFree, takenTimes } from './taken-times';

/** An appointment on a day; `version` is the one that its changer saw, null where any will do. */
export interface OnDay {
  readonly slug: string;
  readonly day: string;
  readonly appointmentId: string;
  readonly version: number | null;
}

export type Outcome = Exclude<AppointmentStatus, 'pending'>;

/** Where it isn't there any more, somebody moved it: that counts as changed meanwhile. */
export const visitOn = (state: DiaryDay, { appointmentId, version }: OnDay): Visit => {
  const visit = state.visits.get(appointmentId);
  if (!visit || (version !== null && version !== visit.version)) throw changedMeanwhile();
  return visit;
};

export const keysOf = ({ slug, day, appointmentId }: OnDay, { subjectId }: Pick<Visit, 'subjectId'>) => ({
  slug,
  day,
  appointmentId,
  subjectId,
});

const outcomesOf: Readonly<Record<AppointmentStatus, readonly Outcome[]>> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled', 'no_show'],
  completed: [],
  cancelled: [],
  no_show: [],
};

const words: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'waiting to be confirmed',
  confirmed: 'confirmed',
  completed: 'completed',
  cancelled: 'cancelled',
  no_show: 'marked as not kept',
};

export interface Concluding extends OnDay {
  readonly status: Outcome;
  readonly by: AppointmentParty;
  readonly reason: string | null;
}

/** Said again by whoever said it, nothing happens. */
const saidAlready = (state: DiaryDay, { appointmentId, version, status }: Concluding): boolean => {
  const visit = state.visits.get(appointmentId);
  return visit?.status === status && (version === null || version === visit.version || version === visit.version - 1);
};

/** Confirms, completes, cancels, or says that nobody was there. */
export const concludeAppointment = (state: DiaryDay, concluding: Concluding): AppointmentEvent[] => {
  if (saidAlready(state, concluding)) return [];
  const visit = visitOn(state, concluding);
  const { status, by, reason } = concluding;
  if (!outcomesOf[visit.status].includes(status))
    throw new Refused(`This appointment is ${words[visit.status]}: it can't be ${words[status]}.`);
  const data = keysOf(concluding, visit);
  switch (status) {
    case 'confirmed':
      return [{ type: 'AppointmentConfirmed', data }];
    case 'completed':
      return [{ type: 'AppointmentCompleted', data }];
    case 'no_show':
      return [{ type: 'AppointmentNotKept', data }];
    case 'cancelled':
      return [{ type: 'AppointmentCancelled', data: { ...data, by, reason } }];
  }
};

/** Takes the last outcome back within a minute; a cancelled visit comes back only while its time is free. */
export const undoOutcome = (state: DiaryDay, undoing: OnDay, { now, room }: Deciding): AppointmentEvent[] => {
  const visit = visitOn(state, undoing);
  if (!visit.outcome) throw new Refused('There is nothing to undo.');
  if (now - Date.parse(visit.outcome.at) > undoMilliseconds)
    throw new Refused('This can be undone for a minute only. Please change the appointment instead.');
  if (visit.status === 'cancelled') requireFree(visit, takenTimes(state, undoing, now), room);
  const data = { ...keysOf(undoing, visit), status: visit.outcome.before, undone: visit.status };
  return [{ type: 'AppointmentOutcomeUndone', data }];
};

export interface Correction extends Partial<Customer> {
  readonly appointmentType?: AppointmentType;
}

/** What is absent stays. */
export const correctDetails = (state: DiaryDay, on: OnDay, correction: Correction): AppointmentEvent[] => {
  const visit = visitOn(state, on);
  if (Object.values(correction).every((value) => value === undefined)) return [];
  return [{ type: 'AppointmentDetailsCorrected', data: { ...keysOf(on, visit), ...correction } }];
};
