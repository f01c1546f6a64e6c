import { z } from 'zod';
import { intentSchema } from '../values/intent';
import { firstContactsSchema } from '../values/first-contact';
import { noQuery, nothing } from './common';
import { route } from './route';

/** Ends today (Europe/London), oldest first: the last seven days are this week, the others the week before. */
const fortnight = z.array(z.int()).length(14);

/** `conversionRate` is a percentage with one decimal, lead to booking. Dates are YYYY-MM-DD, oldest first. */
export const statsSchema = z.object({
  totalConversations: z.int(),
  leadsCaptured: z.int(),
  conversionRate: z.number(),
  appointmentsBooked: z.int(),
  intentBreakdown: z.partialRecord(intentSchema, z.int()),
  recentActivity: z.array(z.object({ date: z.string(), count: z.int() })).length(7),
  trend: z.object({ conversations: fortnight, leads: fortnight, appointments: fortnight }),
});
export type Stats = z.infer<typeof statsSchema>;

const response = z.object({ stats: statsSchema });

export const installerAnalyticsForAdmin = route({
  method: 'GET',
  path: '/api/installers/:slug/analytics',
  access: 'admin',
  summary: "One installer's figures, and how long visitors wait for a person",
  body: nothing,
  query: noQuery,
  response: response.extend({ firstContact: firstContactsSchema }),
});

export const installerAnalytics = route({
  method: 'GET',
  path: '/api/installer/analytics',
  access: 'installer',
  summary: "The signed-in installer's figures",
  body: nothing,
  query: noQuery,
  response,
});

const comparison = z.object({ today: z.int(), before: z.int() });

/** `before` is the same weekday of last week up to this hour; hours are 0-23 in Europe/London. */
export const pulseSchema = z.object({
  installers: z.int(),
  lit: z.int(),
  suspended: z.object({ byAdmin: z.int(), byPayment: z.int() }),
  at: z.string(),
  chatsByHour: z.object({ today: z.array(z.int()), before: z.array(z.int()).length(24) }),
  safetyAlerts: z.array(z.string()),
  chats: comparison,
  leads: comparison,
  bookings: comparison,
  notifications: z.object({ failed: z.int(), unknown: z.int() }),
  lag: z.object({ milliseconds: z.number(), quarantined: z.record(z.string(), z.int()) }),
});
export type Pulse = z.infer<typeof pulseSchema>;

export const platformPulse = route({
  method: 'GET',
  path: '/api/admin/pulse',
  access: 'admin',
  summary: 'The platform at a glance: chatbots lit, the day so far against the same weekday',
  body: nothing,
  query: noQuery,
  response: z.object({ pulse: pulseSchema }),
});
