import { z } from 'zod';
import {
  appointmentPartySchema,
  appointmentStatusSchema,
  appointmentTypeSchema,
  durationSchema,
} from '../values/appointment';
import { slugSchema } from '../values/slug';
import { event } from './event-definition';
import { personal } from './personal';

/** The installer's day (yyyy-mm-dd, Europe/London) on whose stream it stands. */
const diaryDay = { slug: slugSchema, day: z.iso.date() };

/** `subjectId` is the visitor's conversation; of an appointment made by hand, its own id. */
const keys = { ...diaryDay, appointmentId: z.uuid(), subjectId: z.uuid() };

/** `scheduledAt` is ISO 8601 UTC, `duration` minutes. */
const time = { scheduledAt: z.iso.datetime(), duration: durationSchema };

const person = {
  customerName: personal(),
  customerEmail: personal().nullable(),
  customerPhone: personal().nullable(),
  customerPostcode: personal().nullable(),
  notes: personal().nullable(),
};

export const appointmentEvents = {
  /** A time that a visitor is choosing is kept for them until then, by the clock of whoever decides; a visitor holds one time. */
  SlotHeld: event(z.object({ ...diaryDay, subjectId: z.uuid(), ...time, until: z.iso.datetime() }), {
    note: 'A time is kept for a visitor for a few minutes.',
  }),
  SlotReleased: event(z.object({ ...diaryDay, subjectId: z.uuid() }), {
    note: 'The time that was kept for a visitor is free again.',
  }),
  /** `sessionId` is the conversation it came of; null where the installer made it by hand. */
  AppointmentBooked: event(
    z.object({
      ...keys,
      sessionId: z.uuid().nullable(),
      ...time,
      ...person,
      appointmentType: appointmentTypeSchema,
      status: z.enum(['pending', 'confirmed']),
      photoIds: z.array(z.uuid()),
      bookedBy: appointmentPartySchema,
      through: z.enum(['chat', 'picker', 'diary']),
    }),
    { note: 'An appointment was booked.' },
  ),
  AppointmentConfirmed: event(z.object({ ...keys }), { note: 'The installer confirmed an appointment.' }),
  AppointmentCompleted: event(z.object({ ...keys }), { note: 'The installer said that the visit took place.' }),
  AppointmentNotKept: event(z.object({ ...keys }), { note: 'The installer found nobody at the visit.' }),
  AppointmentCancelled: event(z.object({ ...keys, by: appointmentPartySchema, reason: personal().nullable() }), {
    note: 'An appointment was cancelled.',
  }),
  /** Within a minute of the outcome, cancellation or confirmation that it takes back. */
  AppointmentOutcomeUndone: event(
    z.object({ ...keys, status: appointmentStatusSchema, undone: appointmentStatusSchema }),
    {
      note: 'The installer took back the last thing said of an appointment.',
    },
  ),
  /**
   * A move to another day is three events: the time there is reserved, the day left says where it went (from here on it is moved), the
   * other day takes it in. What stops in between is finished by a policy.
   */
  MoveReserved: event(z.object({ ...keys, ...time, fromDay: z.iso.date(), until: z.iso.datetime() }), {
    note: 'A time is kept for an appointment that is about to be moved to it.',
  }),
  MoveAbandoned: event(z.object({ ...keys }), { note: 'The appointment was not moved after all.' }),
  /** On the day that it leaves; `toDay` is the same day where only the time changes, and nothing follows then. */
  AppointmentMoved: event(
    z.object({
      ...keys,
      ...time,
      toDay: z.iso.date(),
      formerlyAt: z.iso.datetime(),
      formerDuration: durationSchema,
      by: appointmentPartySchema,
    }),
    { note: 'An appointment was moved to another time.' },
  ),
  AppointmentReceived: event(
    z.object({
      ...keys,
      sessionId: z.uuid().nullable(),
      ...time,
      appointmentType: appointmentTypeSchema,
      status: z.enum(['pending', 'confirmed']),
      fromDay: z.iso.date(),
      version: z.int(),
    }),
    { note: 'A day takes in an appointment that was moved to it.' },
  ),
  /** Absent fields stay as they are. */
  AppointmentDetailsCorrected: event(
    z.object({
      ...keys,
      customerName: personal().optional(),
      customerEmail: personal().nullable().optional(),
      customerPhone: personal().nullable().optional(),
      customerPostcode: personal().nullable().optional(),
      notes: personal().nullable().optional(),
      appointmentType: appointmentTypeSchema.optional(),
    }),
    { note: 'The installer corrected who is visited, or what for.' },
  ),
  CalendarEventLinked: event(z.object({ ...keys, googleCalendarEventId: z.string() }), {
    note: "The appointment stands in the installer's Google Calendar.",
  }),
} as const;
