import { z } from 'zod';
import {
  appointmentPartySchema,
  appointmentStatusSchema,
  appointmentTypeSchema,
  customerFields,
  durationSchema,
} from '../values/appointment';
import { momentSchema } from '../values/moment';
import { slugSchema } from '../values/slug';
import { errorSchema, noQuery, nothing, retryKeySchema } from './common';
import { route } from './route';

/** Moments are ISO 8601 UTC; `label` is the start on London's clock, "09:00". */
export const slotSchema = z.object({ start: z.string(), end: z.string(), label: z.string() });
export type Slot = z.infer<typeof slotSchema>;

export const londonDays = z.object({
  timezone: z.literal('Europe/London'),
  days: z.array(z.object({ date: z.iso.date(), slots: z.array(slotSchema) })),
});
export type LondonDays = z.infer<typeof londonDays>;

export const dayQuery = z.iso.date('Please choose a date');
/** `date` alone, or `from` with `to`, 31 days at most; by default the first 31 that can be booked. */
export const oneDayOrMore = {
  date: dayQuery.optional(),
  from: dayQuery.optional(),
  to: dayQuery.optional(),
  duration: z.coerce.number().pipe(durationSchema).optional(),
};

/** An appointment as its parties see it, its duration in minutes. Personal fields are empty once their person was erased. */
export const appointmentSchema = z.object({
  id: z.uuid(),
  conversationId: z.uuid().nullable(),
  installerId: slugSchema,
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerPostcode: z.string().nullable(),
  scheduledAt: z.string(),
  duration: z.int(),
  appointmentType: appointmentTypeSchema,
  status: appointmentStatusSchema,
  notes: z.string().nullable(),
  googleCalendarEventId: z.string().nullable(),
  metadata: z.object({
    bookedBy: appointmentPartySchema,
    through: z.enum(['chat', 'picker', 'diary']),
    photoIds: z.array(z.uuid()),
    /** Where it stood before, oldest first; who moved it from each, and when. */
    formerTimes: z.array(z.string()),
    moves: z.array(z.object({ from: z.string(), by: appointmentPartySchema, at: z.string() })),
    cancelledBy: appointmentPartySchema.nullable(),
    reason: z.string().nullable(),
  }),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** What the installer did last, as long as that can be taken back; of a move, the time and minutes to move back to. */
  undoable: z
    .object({ until: z.string(), formerly: z.object({ scheduledAt: z.string(), duration: z.int() }).nullable() })
    .nullable(),
  /** Grows with every change; sent back with a change, so that of two at once the later is told. */
  version: z.int(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

/** What refusals answer beside their message: of a time that is taken the nearest free ones, of a change that came too late how it stands. */
export const takenSchema = errorSchema.extend({ slots: z.array(slotSchema) });
export const changedMeanwhileSchema = errorSchema.extend({ appointment: appointmentSchema });

/** The visitor's own appointment with the link by which it is moved or cancelled. */
export const ownAppointmentSchema = appointmentSchema.extend({ link: z.string() });

/** What whoever holds the signed link sees. The token goes in the body, since addresses are logged. */
export const linkedAppointmentSchema = z.object({
  appointment: appointmentSchema,
  installer: z.object({ name: z.string(), slug: slugSchema, phone: z.string().nullable() }),
  /** Whether it can still be moved and cancelled: a visit to come that isn't cancelled. */
  changeable: z.boolean(),
  /** The .ics file's text. */
  calendarFile: z.string(),
});
export type LinkedAppointment = z.infer<typeof linkedAppointmentSchema>;

const diaryFilters = {
  from: dayQuery,
  to: dayQuery,
  status: appointmentStatusSchema.optional(),
  type: appointmentTypeSchema.optional(),
};

/** Days in Europe/London, 62 at most. */
export const diary = route({
  method: 'GET',
  path: '/api/installer/diary',
  access: 'installer',
  summary: "The signed-in installer's appointments, by time",
  body: nothing,
  query: z.object(diaryFilters),
  response: z.object({ appointments: z.array(appointmentSchema) }),
});

export const diaryCsv = route({
  method: 'GET',
  path: '/api/installer/diary.csv',
  access: 'installer',
  summary: "The signed-in installer's appointments as a table (RFC 4180)",
  body: nothing,
  query: z.object(diaryFilters),
  response: z.string(),
});

export const freeTimes = route({
  method: 'GET',
  path: '/api/installer/diary/free',
  access: 'installer',
  summary: 'The times that a visitor could book',
  body: nothing,
  query: z.object(oneDayOrMore),
  response: londonDays,
});

export const createAppointment = route({
  method: 'POST',
  path: '/api/installer/appointments',
  access: 'installer',
  status: 201,
  summary: 'Puts an appointment into the diary by hand, at any time that is free; it stands confirmed',
  body: z.strictObject({
    ...customerFields,
    scheduledAt: momentSchema,
    duration: durationSchema.default(60),
    appointmentType: appointmentTypeSchema.default('service'),
    conversationId: z.uuid().nullish(),
    /** The same key again, at the same time, answers with the appointment that it made. */
    retryKey: retryKeySchema.optional(),
  }),
  query: noQuery,
  response: z.object({ appointment: appointmentSchema }),
});

/** Moves, or corrects who is visited; absent fields stay. A `version` that is no longer the current one answers 409 with `appointment`. */
export const changeAppointment = route({
  method: 'PATCH',
  path: '/api/installer/appointments/:appointmentId',
  access: 'installer',
  summary: 'Moves or corrects an appointment',
  body: z.strictObject({
    version: z.int(),
    scheduledAt: momentSchema.optional(),
    duration: durationSchema.optional(),
    appointmentType: appointmentTypeSchema.optional(),
    customerName: customerFields.customerName.optional(),
    customerEmail: customerFields.customerEmail,
    customerPhone: customerFields.customerPhone,
    customerPostcode: customerFields.customerPostcode,
    notes: customerFields.notes,
  }),
  query: noQuery,
  response: z.object({ appointment: appointmentSchema }),
});

export const setAppointmentStatus = route({
  method: 'POST',
  path: '/api/installer/appointments/:appointmentId/status',
  access: 'installer',
  summary: 'Confirms, completes or cancels an appointment, or says that nobody was there',
  body: z.strictObject({
    status: z.enum(['confirmed', 'completed', 'cancelled', 'no_show']),
    version: z.int(),
    reason: z.string().trim().max(300, 'At most 300 characters').optional(),
  }),
  query: noQuery,
  response: z.object({ appointment: appointmentSchema }),
});

export const undoAppointmentStatus = route({
  method: 'POST',
  path: '/api/installer/appointments/:appointmentId/undo',
  access: 'installer',
  summary: 'Takes back, within a minute, what was last said of an appointment',
  body: z.strictObject({ version: z.int() }),
  query: noQuery,
  response: z.object({ appointment: appointmentSchema }),
});

export const conversationAppointments = route({
  method: 'GET',
  path: '/api/installer/conversations/:sessionId/appointments',
  access: 'installer',
  summary: 'The appointments of a conversation, soonest first',
  body: nothing,
  query: noQuery,
  response: z.object({ appointments: z.array(appointmentSchema) }),
});
