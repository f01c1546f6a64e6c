import { z } from 'zod';
import { typedEmailSchema } from './email';
import { phoneSchema } from './lead';
import { oneLineText } from './one-line-text';
import { typedPostcode } from './typed-postcode';

/** A survey is a `quote`; an `emergency` is never booked by a visitor. */
export const appointmentTypes = ['service', 'quote', 'installation', 'emergency', 'consultation'] as const;
export const appointmentTypeSchema = z.enum(appointmentTypes);
export type AppointmentType = z.infer<typeof appointmentTypeSchema>;

/** In words for people. */
export const appointmentTypeNames: Readonly<Record<AppointmentType, string>> = {
  service: 'Service or repair',
  quote: 'Survey for a quote',
  installation: 'Installation',
  emergency: 'Emergency',
  consultation: 'Consultation',
};

export const appointmentStatuses = ['pending', 'confirmed', 'completed', 'cancelled', 'no_show'] as const;
export const appointmentStatusSchema = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof appointmentStatusSchema>;

/** For so long an installer takes back what it did to a visit; the visitor hears of it a little later, so that no undo is too late. */
export const undoMilliseconds = 60_000;
export const untoldMilliseconds = 65_000;

/** Stands for the customer's name where a chat has none. */
export const nameNotGiven = 'Name not given';

/** Minutes. */
export const durationSchema = z
  .int('A visit takes 15 to 480 minutes')
  .min(15, 'A visit takes 15 to 480 minutes')
  .max(480, 'A visit takes 15 to 480 minutes');

const left = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema, z.null()]).optional();

/** Whom a visit is to; empty fields count as not given. */
export const customerFields = {
  customerName: oneLineText(120).min(1, 'Please enter a name'),
  customerEmail: left(typedEmailSchema),
  customerPhone: left(phoneSchema),
  customerPostcode: left(
    z.string().transform((value, context) => {
      const postcode = typedPostcode(value);
      if (postcode) return postcode;
      context.addIssue({ code: 'custom', message: 'Please provide a valid postcode', continue: true });
      return z.NEVER;
    }),
  ),
  notes: left(z.string().trim().max(1000, 'At most 1,000 characters')),
} as const;

/** Who did something to an appointment. */
export const appointmentPartySchema = z.enum(['visitor', 'installer']);
export type AppointmentParty = z.infer<typeof appointmentPartySchema>;
