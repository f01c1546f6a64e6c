import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

export const appointmentCalendarFile = route({
  method: 'GET',
  path: '/api/installer/appointments/:appointmentId/visit.ics',
  access: 'installer',
  summary: 'An appointment as a calendar takes it (.ics)',
  body: nothing,
  query: noQuery,
  response: z.string(),
});

/** What last went wrong with Google; `ended` where it isn't tried again by itself. */
export const calendarFailureSchema = z.object({
  kind: z.enum(['access-lost', 'busy', 'down', 'refused']),
  /** ISO 8601 UTC. */
  at: z.string(),
  ended: z.boolean(),
});
export type CalendarFailure = z.infer<typeof calendarFailureSchema>;

/** How an installer's own Google Calendar stands; `available` where the platform has keys for it. */
export const googleCalendarSchema = z.object({
  available: z.boolean(),
  connectedAt: z.string().nullable(),
  failure: calendarFailureSchema.nullable(),
});
export type GoogleCalendarState = z.infer<typeof googleCalendarSchema>;

/** Why consent led to no connection. */
export const consentProblems = ['not-available', 'link-used', 'declined', 'too-little', 'failed'] as const;
export type ConsentProblem = (typeof consentProblems)[number];

const feedAddress = z.object({ address: z.string().nullable() });

/** Null before it was made. It stays readable, for it is copied again on a phone. */
export const calendarFeed = route({
  method: 'GET',
  path: '/api/installer/calendar-feed',
  access: 'installer',
  summary: "The private address of the signed-in installer's calendar feed",
  body: nothing,
  query: noQuery,
  response: feedAddress,
});

export const rotateCalendarFeed = route({
  method: 'POST',
  path: '/api/installer/calendar-feed/rotate',
  access: 'installer',
  summary: 'Makes a new address of the calendar feed; the one before ends at once',
  body: nothing,
  query: noQuery,
  response: feedAddress,
});

export const googleCalendar = route({
  method: 'GET',
  path: '/api/installer/calendar/google',
  access: 'installer',
  summary: "How the signed-in installer's Google Calendar stands",
  body: nothing,
  query: noQuery,
  response: googleCalendarSchema,
});

/** Null where the platform has no keys for Google. */
export const connectGoogle = route({
  method: 'POST',
  path: '/api/installer/calendar/google/connect',
  access: 'installer',
  summary: "The address of Google's page on which the installer consents",
  body: nothing,
  query: noQuery,
  response: z.object({ address: z.string().nullable() }),
});

/** What Google sent the browser back with; the same session ends what it began, once. `code` is absent where consent was refused. */
export const finishGoogle = route({
  method: 'POST',
  path: '/api/installer/calendar/google/finish',
  access: 'installer',
  summary: 'Connects the Google Calendar that the installer consented to',
  body: z.strictObject({ state: z.string().min(1).max(200), code: z.string().min(1).max(2_000).optional() }),
  query: noQuery,
  response: z.object({ google: googleCalendarSchema, problem: z.enum(consentProblems).nullable() }),
});

export const disconnectGoogle = route({
  method: 'DELETE',
  path: '/api/installer/calendar/google',
  access: 'installer',
  summary: 'Ends the connection to Google Calendar and revokes our access there',
  body: nothing,
  query: noQuery,
  response: z.object({ google: googleCalendarSchema }),
});
