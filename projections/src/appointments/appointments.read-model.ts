import type { AppointmentEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Appointment } from '@pilotlight/contracts/http/appointments';
import {
  type AppointmentParty,
  type AppointmentStatus,
  type AppointmentType,
  untoldMilliseconds,
} from '@pilotlight/contracts/values/appointment';
import type { FoldedModel, Table } from '../read-model';

interface Standing {
  readonly status: AppointmentStatus;
  readonly scheduledAt: string;
  readonly duration: number;
}

/** How it stood before the installer's acts that the visitor may not have been told of yet, and when the last of them was. */
export interface Untold {
  readonly before: Standing;
  readonly at: string;
}

/** The installer's last act, which can be taken back for a moment; of a move, where it stood. */
interface InstallerAct {
  readonly at: string;
  readonly formerly: Omit<Standing, 'status'> | null;
}

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
  /** Oldest first. */
  readonly moves: Appointment['metadata']['moves'];
  readonly untold: Untold | null;
  readonly undo: InstallerAct | null;
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
    moves: 'jsonb',
    untold: 'jsonb null',
    undo: 'jsonb null',
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
  moves: [],
  untold: null,
  undo: null,
  booked_by: data.bookedBy,
  through: data.through,
  photo_ids: data.photoIds,
  cancelled_by: null,
  google_event_id: null,
  created_at: at,
  updated_at: at,
  version: 1,
});

/** Acts that follow each other soon are told as one. */
const untoldAfter = ({ untold, ...row }: AppointmentRow, at: string): Untold => {
  if (untold && Date.parse(at) - Date.parse(untold.at) <= untoldMilliseconds) return { ...untold, at };
  return { before: { status: row.status, scheduledAt: row.scheduled_at, duration: row.duration }, at };
};

const changed = (row: AppointmentRow, event: Concerning): AppointmentRow => {
  const next = { ...row, updated_at: event.at, version: row.version + 1 };
  const { at } = event;
  const told = { untold: null, undo: null };
  const untold = untoldAfter(row, at);
  const said = { untold, undo: { at, formerly: null } };
  switch (event.type) {
    case 'AppointmentBooked':
      return row;
    case 'AppointmentConfirmed':
      return { ...next, ...said, status: 'confirmed' };
    case 'AppointmentCompleted':
      return { ...next, ...said, status: 'completed' };
    case 'AppointmentNotKept':
      return { ...next, ...said, status: 'no_show' };
    case 'AppointmentCancelled': {
      const { by } = event.data;
      return { ...next, ...(by === 'visitor' ? told : said), status: 'cancelled', cancelled_by: by };
    }
    case 'AppointmentOutcomeUndone':
      return { ...next, untold, undo: null, status: event.data.status, cancelled_by: null };
    case 'AppointmentMoved': {
      const { scheduledAt, duration, formerlyAt, formerDuration, by } = event.data;
      const moved = { untold, undo: { at, formerly: { scheduledAt: formerlyAt, duration: formerDuration } } };
      const moves = [...row.moves, { from: formerlyAt, by, at }];
      return { ...next, ...(by === 'visitor' ? told : moved), scheduled_at: scheduledAt, duration, moves };
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
  version: 2,
  table,
  streams: ['diary'],
  concerns: (event): event is Concerning => Object.hasOwn(concerning, event.type),
  keyOf: ({ data }) => [data.slug, data.appointmentId],
  fold: (row, event) => {
    if (!row) return event.type === 'AppointmentBooked' ? booked(event) : null;
    return changed(row, event);
  },
};
