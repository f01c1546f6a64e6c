import { z } from 'zod';
import { appointmentStatusSchema } from '../values/appointment';
import { gradeSchema, intentSchema } from '../values/intent';
import { leadStageSchema } from '../values/lead-stage';
import { lostReasonSchema } from '../values/lost-reason';
import {
  appointmentSchema,
  changeAppointment,
  createAppointment,
  londonDays,
  oneDayOrMore,
  setAppointmentStatus,
} from './appointments';
import { askedDay, askedMoment, noQuery, nothing } from './common';
import { route } from './route';

/**
 * A visitor who can be reached or is graded. Times are ISO 8601 UTC: `createdAt` is when the conversation began, `updatedAt` when something
 * that a lead shows changed last, which no message does by itself. `details` are the job sheet's, by the names that a job sheet has them.
 */
export const systemLeadSchema = z.object({
  id: z.uuid(),
  grade: gradeSchema.nullable(),
  stage: leadStageSchema,
  intent: intentSchema.nullable(),
  /** A danger was reported; it stays where that was denied later. */
  emergency: z.boolean(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  createdAt: z.string(),
  submittedAt: z.string().nullable(),
  updatedAt: z.string(),
});
export type SystemLead = z.infer<typeof systemLeadSchema>;

/** What a key that may change leads, and not read them, is told of one. */
export const changedLeadSchema = systemLeadSchema.pick({ id: true, stage: true, updatedAt: true });

const ofLeads = { access: 'system', scope: 'leads:read', body: nothing } as const;

export const systemLeads = route({
  ...ofLeads,
  method: 'GET',
  path: '/api/v1/leads',
  summary: 'Leads by pages, the one that became a lead last first',
  query: z.object({
    /** `next` of the page before. */
    cursor: z.string().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    grade: gradeSchema.optional(),
    stage: leadStageSchema.optional(),
    /** Only those whose `updatedAt` is this time or later, ISO 8601. */
    updatedSince: askedMoment('Please give a time as 2026-11-26T00:00:00Z').optional(),
  }),
  response: z.object({ leads: z.array(systemLeadSchema), next: z.string().nullable() }),
});

export const systemLead = route({
  ...ofLeads,
  method: 'GET',
  path: '/api/v1/leads/:leadId',
  summary: 'One lead',
  query: noQuery,
  response: z.object({ lead: systemLeadSchema }),
});

export const changeSystemLead = route({
  method: 'PATCH',
  path: '/api/v1/leads/:leadId',
  access: 'system',
  scope: 'leads:write',
  summary:
    'Says how far the firm has come with a lead, and of a lost one why; without leads:read the answer holds id, stage and updatedAt alone',
  body: z.object({ stage: leadStageSchema, reason: lostReasonSchema.optional() }),
  query: noQuery,
  response: z.object({ lead: z.union([systemLeadSchema, changedLeadSchema]) }),
});

/** A program gets no field beside the message: the message names it. */
const dayNamed = (name: string) => askedDay(`Please give “${name}” as YYYY-MM-DD, a day from 2000 to 2199`);

/** Days in Europe/London, 62 at most. */
export const systemAppointments = route({
  method: 'GET',
  path: '/api/v1/appointments',
  access: 'system',
  scope: 'appointments:read',
  summary: 'Appointments by time',
  body: nothing,
  query: z.object({ from: dayNamed('from'), to: dayNamed('to'), status: appointmentStatusSchema.optional() }),
  response: z.object({ appointments: z.array(appointmentSchema) }),
});

export const systemAppointment = route({
  method: 'GET',
  path: '/api/v1/appointments/:appointmentId',
  access: 'system',
  scope: 'appointments:read',
  summary: 'One appointment',
  body: nothing,
  query: noQuery,
  response: z.object({ appointment: appointmentSchema }),
});

export const systemFreeTimes = route({
  method: 'GET',
  path: '/api/v1/free-times',
  access: 'system',
  scope: 'appointments:read',
  summary: 'The times that a visitor could book',
  body: nothing,
  query: z.object({
    ...oneDayOrMore,
    date: dayNamed('date').optional(),
    from: dayNamed('from').optional(),
    to: dayNamed('to').optional(),
  }),
  response: londonDays,
});

const writing = { access: 'system', scope: 'appointments:write', query: noQuery } as const;
const response = z.object({ appointment: appointmentSchema });

/** The header `Idempotency-Key` (8 to 64 letters, digits, _ and -) makes a second try answer as the first did; with another body, within seven days,
 * it answers 409. */
export const bookSystemAppointment = route({
  ...writing,
  method: 'POST',
  path: '/api/v1/appointments',
  status: 201,
  summary:
    'Books an appointment at any time that is free; with the same Idempotency-Key a second try answers as the first did',
  body: createAppointment.body.omit({ retryKey: true }),
  response,
});

export const changeSystemAppointment = route({
  ...writing,
  method: 'PATCH',
  path: '/api/v1/appointments/:appointmentId',
  summary: 'Moves or corrects an appointment; a version that is no longer the current one answers 409 with it',
  body: changeAppointment.body,
  response,
});

export const setSystemAppointmentStatus = route({
  ...writing,
  method: 'POST',
  path: '/api/v1/appointments/:appointmentId/status',
  summary: 'Confirms, completes or cancels an appointment, or says that nobody was there',
  body: setAppointmentStatus.body,
  response,
});
