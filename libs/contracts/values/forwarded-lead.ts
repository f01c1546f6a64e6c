import { z } from 'zod';
import { appointmentStatusSchema, appointmentTypeSchema } from './appointment';
import { sentEventSchema } from './connection';
import { gradeSchema } from './intent';
import { jobValueSchema } from './job-value';
import { leadStageSchema } from './lead-stage';
import { slugSchema } from './slug';

/** Raised where a field changes its meaning or goes; new fields come without. */
export const payloadVersion = 1;

const told = z.string().nullable();

/** As the lead stands when it is sent. Plain text as the visitor gave it; null where it wasn't given. */
export const forwardedLeadSchema = z.object({
  id: z.uuid(),
  firstName: told,
  lastName: told,
  email: told,
  phone: told,
  postcode: told,
  /** In a few words: "No hot water, Vaillant F22". */
  need: told,
  /** When it suits, in the visitor's words. */
  bestTime: told,
  grade: gradeSchema.nullable(),
  stage: leadStageSchema,
  /** What a won job is worth, where the installer has said it. */
  valuePence: jobValueSchema.nullable(),
  /** The conversation in the installer's dashboard; opening it needs a sign-in. */
  url: z.string(),
});
export type ForwardedLead = z.infer<typeof forwardedLeadSchema>;

/** As the appointment stands when it is sent; `duration` in minutes. */
export const forwardedAppointmentSchema = z.object({
  id: z.uuid(),
  /** The lead that it came of; null where it was made by hand. */
  leadId: z.uuid().nullable(),
  scheduledAt: z.string(),
  duration: z.int(),
  type: appointmentTypeSchema,
  status: appointmentStatusSchema,
  customerName: told,
  customerEmail: told,
  customerPhone: told,
  customerPostcode: told,
});
export type ForwardedAppointment = z.infer<typeof forwardedAppointmentSchema>;

/** What the event itself said, which may be older than how the lead stands. */
export const changedSchema = z.object({
  grade: gradeSchema.nullable().optional(),
  previousGrade: gradeSchema.nullable().optional(),
  stage: leadStageSchema.optional(),
  previousStage: leadStageSchema.optional(),
});
export type Changed = z.infer<typeof changedSchema>;

/** The body of a webhook. Moments are ISO 8601 UTC; docs/webhooks.md says the same in words. */
export const forwardedPayloadSchema = z.object({
  version: z.literal(payloadVersion),
  type: sentEventSchema,
  /** When it happened. */
  timestamp: z.string(),
  data: z.object({
    installer: slugSchema,
    lead: forwardedLeadSchema.nullable(),
    appointment: forwardedAppointmentSchema.nullable(),
    change: changedSchema.nullable(),
  }),
});
export type ForwardedPayload = z.infer<typeof forwardedPayloadSchema>;
