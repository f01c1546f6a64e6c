import { z } from 'zod';
import { appointmentTypeSchema, customerFields, durationSchema } from '../values/appointment';
import { phoneSchema } from '../values/lead';
import { momentSchema } from '../values/moment';
import { slugSchema } from '../values/slug';
import { linkedAppointmentSchema, londonDays, oneDayOrMore, ownAppointmentSchema } from './appointments';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

export const widgetAvailability = route({
  method: 'GET',
  path: '/api/widget/:slug/availability',
  access: 'public',
  summary: 'The times that can be booked, on an allowed origin',
  body: nothing,
  query: z.object({ installerId: slugSchema.optional(), ...oneDayOrMore }),
  response: londonDays,
});

/** Keeps a time for five minutes; another time of that day lets go of the one before. */
export const widgetHold = route({
  method: 'POST',
  path: '/api/widget/:slug/appointments/hold',
  access: 'visitor',
  summary: 'Keeps a time for the visitor while the form is filled in',
  body: z.strictObject({ sessionId: z.uuid(), scheduledAt: momentSchema, duration: durationSchema.optional() }),
  query: noQuery,
  response: z.object({ heldUntil: z.string() }),
});

/** The same request again answers as the first did, one with other details 409; where the time is taken, that carries `slots`. */
export const widgetAppointment = route({
  method: 'POST',
  path: '/api/widget/:slug/appointments',
  access: 'visitor',
  status: 201,
  summary: 'Books a visit',
  body: z.object({
    sessionId: z.uuid(),
    ...customerFields,
    scheduledAt: momentSchema,
    duration: durationSchema.optional(),
    appointmentType: appointmentTypeSchema.default('service'),
    photos: z.array(z.uuid()).max(20).nullish(),
  }),
  query: noQuery,
  response: z.object({ appointment: ownAppointmentSchema }),
});

export const widgetOwnAppointments = route({
  method: 'GET',
  path: '/api/widget/:slug/appointments',
  access: 'visitor',
  summary: "The visitor's own visits, soonest first",
  body: nothing,
  query: noQuery,
  response: z.object({ appointments: z.array(ownAppointmentSchema) }),
});

export const widgetCallback = route({
  method: 'POST',
  path: '/api/widget/:slug/callback',
  access: 'visitor',
  summary: 'Asks to be rung; no appointment is made',
  body: z.object({
    sessionId: z.uuid(),
    phone: z.union([z.literal('').transform(() => undefined), phoneSchema]).nullish(),
    preferredTime: z.string().trim().max(120, 'At most 120 characters').nullish(),
    notes: z.string().trim().max(1000, 'At most 1,000 characters').nullish(),
  }),
  query: noQuery,
  response: confirmationSchema,
});

const linkToken = z.string().min(1).max(300);

export const appointmentByLink = route({
  method: 'POST',
  path: '/api/appointment',
  access: 'public',
  summary: 'The appointment of a signed link',
  body: z.strictObject({ token: linkToken }),
  query: noQuery,
  response: linkedAppointmentSchema,
});

export const moveAppointmentByLink = route({
  method: 'POST',
  path: '/api/appointment/move',
  access: 'public',
  summary: 'Moves the appointment of a signed link',
  body: z.strictObject({ token: linkToken, scheduledAt: momentSchema }),
  query: noQuery,
  response: linkedAppointmentSchema,
});

export const cancelAppointmentByLink = route({
  method: 'POST',
  path: '/api/appointment/cancel',
  access: 'public',
  summary: 'Cancels the appointment of a signed link',
  body: z.strictObject({ token: linkToken, reason: z.string().trim().max(300, 'At most 300 characters').optional() }),
  query: noQuery,
  response: linkedAppointmentSchema,
});
