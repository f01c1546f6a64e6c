import { z } from 'zod';
import { originOf } from '../values/allowed-domain';
import { noQuery } from './common';
import { optionalPhone } from './installers';
import { route } from './route';

const email = z.string().trim().pipe(z.email('Invalid email address').max(254, 'Invalid email address'));
const named = (message: string) => z.string().trim().min(2, message).max(120, 'At most 120 characters');
const businessName = named('Business name must be at least 2 characters');

const websiteMessage = 'Please provide a valid website URL';
const website = z
  .string()
  .trim()
  .max(2000, websiteMessage)
  .refine((url) => originOf(url) !== null, websiteMessage);

const postcodeMessage = 'Please provide a valid postcode';

export const createRegistrationPayment = route({
  method: 'POST',
  path: '/api/installer/create-registration-payment',
  access: 'public',
  summary: 'Opens the first payment of a subscription for somebody who registers; refused where the email is taken',
  body: z.object({ email, businessName }),
  query: noQuery,
  response: z.object({ clientSecret: z.string() }),
});

/** What is typed in the form's first step, but for the repeated password. */
export const registrationFieldsSchema = z.object({
  businessName,
  contactName: named('Contact name must be at least 2 characters'),
  email,
  password: z
    .string()
    .min(8, 'Password must be at least 8 characters')
    .max(128, 'Password must be at most 128 characters'),
  phone: optionalPhone,
  postcode: z.string().trim().min(5, postcodeMessage).max(10, postcodeMessage),
  website,
});

export const registrationFormSchema = registrationFieldsSchema
  .extend({ confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  });
export type RegistrationForm = z.input<typeof registrationFormSchema>;

export const registerWithPayment = route({
  method: 'POST',
  path: '/api/installer/register-with-payment',
  access: 'public',
  summary: 'Makes the pending installer that a payment was made for; the same again answers as the first time',
  body: registrationFieldsSchema.extend({
    confirmPassword: z.string().optional(),
    paymentIntentId: z.string().min(1).max(255),
  }),
  query: noQuery,
  response: z.object({
    message: z.string(),
    /** Only outside production, where no email service is set up. */
    verificationToken: z.string().optional(),
  }),
});

export const verifyEmail = route({
  method: 'POST',
  path: '/api/installer/verify-email',
  access: 'public',
  summary: 'Verifies a login email by the token of its link; again while the link lives it answers the same',
  body: z.object({ token: z.string().min(1, 'No verification token provided').max(500) }),
  query: noQuery,
  response: z.object({ message: z.string() }),
});

export const resendVerification = route({
  method: 'POST',
  path: '/api/installer/resend-verification',
  access: 'public',
  summary: 'Sends a new link; answers the same whether or not the email waits to be verified',
  body: z.object({ email }),
  query: noQuery,
  response: z.object({ message: z.string(), verificationToken: z.string().optional() }),
});

const registrationStandings = ['started', 'paid', 'claimed', 'refunded'] as const;

/** Paid without an account, or on the way to one. */
export const openRegistrationSchema = z.object({
  registrationId: z.uuid(),
  standing: z.enum(registrationStandings),
  /** Pence. */
  amount: z.int().nullable(),
  startedAt: z.string(),
  paidAt: z.string().nullable(),
  /** From then on the money goes back where no account has been made. */
  refundDueAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
  refundReason: z.enum(['unfinished', 'email-taken', 'rejected']).nullable(),
  paymentIntentId: z.string(),
  customerId: z.string(),
  slug: z.string().nullable(),
});
export type OpenRegistration = z.infer<typeof openRegistrationSchema>;

export const openRegistrations = route({
  method: 'GET',
  path: '/api/admin/registrations',
  access: 'admin',
  summary: 'Registrations that were paid and have no account, newest first; refunded ones of the last 30 days too',
  body: z.undefined(),
  query: noQuery,
  response: z.object({ registrations: z.array(openRegistrationSchema) }),
});
