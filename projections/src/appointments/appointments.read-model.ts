import type { AppointmentEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import type { AppointmentParty, AppointmentStatus, AppointmentType } from '@pilotlight/contracts/values/appointment';
import type { FoldedModel, Table } from '../read-model';

/** How an appointment stands; who is visited is in `appointment_words`. */
export type AppointmentRow = {
  readonly slug: string;
  readonly appointment_id: string;
  readonly subject_id: string;
  readonly session_id: string | null;
  readonly scheduled_at: string;
  /** Minutes. */
  readonly duration: number;
  readonly appointment_type: AppointmentType;
  readonly status: AppointmentStatus;
  readonly former_times: readonly string[];
  readonly booked_by: AppointmentParty;
  readonly through: Appointment['metadata']['through'];
  readonly photo_ids: readonly string[];
  readonly cancelled_by: AppointmentParty | null;
  readonly google_event_id: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly version: number;
};

type Ignored = 'SlotHeld' | 'SlotReleased' | 'MoveReserved' | 'MoveAbandoned';
type Concerning = RecordedEvent<Exclude<AppointmentEvent, { type: Ignored }>>;

const concerning: Readonly<Record<Concerning['type'], true>> = {
  AppointmentBooked: true,
  AppointmentConfirmed: true,
  AppointmentCompleted: true,
  AppointmentNotKept: true,
  AppointmentCancelled: true,
  AppointmentOutcomeUndone: true,
  AppointmentMoved: true,
  AppointmentReceived: true,
  AppointmentDetailsCorrected: true,
  CalendarEventLinked: true,
};

const table: Table<AppointmentRow> = {
  name: 'appointments',
  columns: {
    slug: 'text',
    appointment_id: 'uuid',
    subject_id: 'uuid',
    session_id: 'uuid null',
    scheduled_at: 'timestamptz',
    duration: 'integer',
    appointment_type: 'text',
    status: 'text',
    former_times: 'jsonb',
    booked_by: 'text',
    through: 'text',
    photo_ids: 'jsonb',
    cancelled_by: 'text null',
    google_event_id: 'text null',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    version: 'integer',
  },
  key: ['slug', 'appointment_id'],
  tenant: 'slug',
  personal: [],
  indexes: {
    by_time: '(slug, scheduled_at)',
    of_session: '(slug, session_id) where session_id is not null',
  },
};

const booked = ({ data, at }: Concerning & { type: 'AppointmentBooked' }): AppointmentRow => ({
  slug: data.slug,
  appointment_id: data.appointmentId,
  subject_id: data.subjectId,
  session_id: data.sessionId,
  scheduled_at: data.scheduledAt,
  duration: data.duration,
  appointment_type: data.appointmentType,
  status: data.status,
  former_times: [],
  booked_by: data.bookedBy,
  through: data.through,
  photo_ids: data.photoIds,
  cancelled_by: null,
  google_event_id: null,
  created_at: at,
  updated_at: at,
  version: 1,
});

const changed = (row: AppointmentRow, event: Concerning): AppointmentRow => {
  const next = { ...row, updated_at: event.at, version: row.version + 1 };
  switch (event.type) {
    case 'AppointmentBooked':
      return row;
    case 'AppointmentConfirmed':
      return { ...next, status: 'confirmed' };
    case 'AppointmentCompleted':
      return { ...next, status: 'completed' };
    case 'AppointmentNotKept':
      return { ...next, status: 'no_show' };
    case 'AppointmentCancelled':
      return { ...next, status: 'cancelled', cancelled_by: event.data.by };
    case 'AppointmentOutcomeUndone':
      return { ...next, status: event.data.status, cancelled_by: null };
    case 'AppointmentMoved': {
      const { scheduledAt, duration, formerlyAt } = event.data;
      return { ...next, scheduled_at: scheduledAt, duration, former_times: [...row.former_times, formerlyAt] };
    }
    case 'AppointmentReceived':
      return { ...row, version: event.data.version };
    case 'AppointmentDetailsCorrected':
      return { ...next, appointment_type: event.data.appointmentType ?? row.appointment_type };
    case 'CalendarEventLinked':
      return { ...row, google_event_id: event.data.googleCalendarEventId };
  }
};

/** One row per appointment, on whichever day it stands by now. */
export const appointments: FoldedModel<AppointmentRow, Concerning, 'appointments'> = {
  kind: 'folded',
  sharesRows: true,
  name: 'appointments',
  version: 1,
  table,
  streams: ['diary'],
  concerns: (event): event is Concerning => Object.hasOwn(concerning, event.type),
  keyOf: ({ data }) => [data.slug, data.appointmentId],
  fold: (row, event) => {
    if (!row) return event.type === 'AppointmentBooked' ? booked(event) : null;
    return changed(row, event);
  },
};
