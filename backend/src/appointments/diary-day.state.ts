import type { AppointmentEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { AppointmentStatus, AppointmentType } from '@pilotlight/contracts/values/appointment';

export interface Visit {
  readonly appointmentId: string;
  readonly subjectId: string;
  readonly sessionId: string | null;
  /** ISO 8601 UTC. */
  readonly scheduledAt: string;
  /** Minutes. */
  readonly duration: number;
  readonly appointmentType: AppointmentType;
  readonly status: AppointmentStatus;
  /** How often it was changed, its booking counted; goes along when it moves. */
  readonly version: number;
  /** The last thing that the installer said of it, which can be taken back for a moment. */
  readonly outcome: { readonly before: AppointmentStatus; readonly at: string } | null;
}

/** As it stood when it was moved to another day, with its time there. */
export interface DepartedVisit extends Visit {
  readonly toDay: string;
}

interface KeptTime {
  readonly scheduledAt: string;
  readonly duration: number;
  /** ISO 8601 UTC; from then on the time is free by itself. */
  readonly until: string;
}

export interface Hold extends KeptTime {
  /** How often this visitor asked for a time of this day. */
  readonly asked: number;
}

export interface Reservation extends KeptTime {
  readonly appointmentId: string;
  readonly subjectId: string;
  readonly fromDay: string;
}

/** What one installer's day holds. Nobody's words: these are in the events alone. */
export interface DiaryDay {
  readonly visits: ReadonlyMap<string, Visit>;
  readonly departed: ReadonlyMap<string, DepartedVisit>;
  readonly reservations: ReadonlyMap<string, Reservation>;
  /** By subject. */
  readonly holds: ReadonlyMap<string, Hold>;
}

export const emptyDay: DiaryDay = {
  visits: new Map(),
  departed: new Map(),
  reservations: new Map(),
  holds: new Map(),
};

const including = <T>(map: ReadonlyMap<string, T>, key: string, value: T): ReadonlyMap<string, T> =>
  new Map(map).set(key, value);

const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> => {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

const withVisit = (state: DiaryDay, visit: Visit): DiaryDay => ({
  ...state,
  visits: including(state.visits, visit.appointmentId, visit),
});

const changed = (state: DiaryDay, appointmentId: string, change: Partial<Visit>): DiaryDay => {
  const visit = state.visits.get(appointmentId);
  return visit ? withVisit(state, { ...visit, version: visit.version + 1, ...change }) : state;
};

const withStatus = (state: DiaryDay, appointmentId: string, status: AppointmentStatus, at: string): DiaryDay => {
  const visit = state.visits.get(appointmentId);
  return visit ? changed(state, appointmentId, { status, outcome: { before: visit.status, at } }) : state;
};

type Moved = Extract<AppointmentEvent, { type: 'AppointmentMoved' }>['data'];

const moved = (state: DiaryDay, { appointmentId, day, toDay, scheduledAt, duration }: Moved): DiaryDay => {
  const visit = state.visits.get(appointmentId);
  if (!visit) return state;
  if (toDay === day) return changed(state, appointmentId, { scheduledAt, duration, outcome: null });
  const departed: DepartedVisit = {
    ...visit,
    scheduledAt,
    duration,
    toDay,
    version: visit.version + 1,
    outcome: null,
  };
  return {
    ...state,
    visits: without(state.visits, appointmentId),
    departed: including(state.departed, appointmentId, departed),
  };
};

export const evolveDiaryDay = (state: DiaryDay, event: RecordedEvent<AppointmentEvent>): DiaryDay => {
  switch (event.type) {
    case 'SlotHeld': {
      const { subjectId, scheduledAt, duration, until } = event.data;
      const asked = (state.holds.get(subjectId)?.asked ?? 0) + 1;
      return { ...state, holds: including(state.holds, subjectId, { scheduledAt, duration, until, asked }) };
    }
    case 'SlotReleased': {
      const hold = state.holds.get(event.data.subjectId);
      if (!hold) return state;
      return { ...state, holds: including(state.holds, event.data.subjectId, { ...hold, until: event.at }) };
    }
    case 'AppointmentBooked': {
      const { appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType, status } = event.data;
      const visit = { appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType, status };
      const booked = withVisit(state, { ...visit, version: 1, outcome: null });
      return { ...booked, holds: without(state.holds, subjectId) };
    }
    case 'AppointmentConfirmed':
      return withStatus(state, event.data.appointmentId, 'confirmed', event.at);
    case 'AppointmentCompleted':
      return withStatus(state, event.data.appointmentId, 'completed', event.at);
    case 'AppointmentNotKept':
      return withStatus(state, event.data.appointmentId, 'no_show', event.at);
    case 'AppointmentCancelled': {
      const { appointmentId, by } = event.data;
      // What a visitor says is not the installer's to take back.
      if (by === 'visitor') return changed(state, appointmentId, { status: 'cancelled', outcome: null });
      return withStatus(state, appointmentId, 'cancelled', event.at);
    }
    case 'AppointmentOutcomeUndone':
      return changed(state, event.data.appointmentId, { status: event.data.status, outcome: null });
    case 'AppointmentDetailsCorrected': {
      const { appointmentId, appointmentType } = event.data;
      return changed(state, appointmentId, appointmentType ? { appointmentType } : {});
    }
    case 'MoveReserved': {
      const { appointmentId, subjectId, scheduledAt, duration, fromDay, until } = event.data;
      const reservation = { appointmentId, subjectId, scheduledAt, duration, fromDay, until };
      return { ...state, reservations: including(state.reservations, appointmentId, reservation) };
    }
    case 'MoveAbandoned':
      return { ...state, reservations: without(state.reservations, event.data.appointmentId) };
    case 'AppointmentMoved':
      return moved(state, event.data);
    case 'AppointmentReceived': {
      const { appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType, status, version } =
        event.data;
      const visit = { appointmentId, subjectId, sessionId, scheduledAt, duration, appointmentType, status, version };
      return {
        ...withVisit(state, { ...visit, outcome: null }),
        departed: without(state.departed, appointmentId),
        reservations: without(state.reservations, appointmentId),
      };
    }
    case 'CalendarEventLinked':
      return state;
  }
};
