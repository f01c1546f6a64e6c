import { z } from 'zod';
import { actorSchema } from '../events/event';
import { marketingAnswerSchema } from '../values/marketing-consent';
import { channelSchema } from '../values/notification-event';
import { retentionDaysSchema } from '../values/retention';
import { slugSchema } from '../values/slug';
import { appointmentSchema } from './appointments';
import { confirmationSchema, noQuery, nothing } from './common';
import { notificationSchema } from './notifications';
import { photoSchema } from './photos';
import { route } from './route';

/** Times are ISO 8601 UTC. `data` is the event's own, with its personal fields in words. */
const exportedEventSchema = z.object({
  id: z.uuid(),
  type: z.string(),
  at: z.string(),
  actor: actorSchema,
  data: z.record(z.string(), z.unknown()),
});

const exportedConversationSchema = z.object({
  sessionId: z.uuid(),
  /** Of the first message; where only a visit was booked, when it was. */
  startedAt: z.string(),
  /** Null where nothing was written. */
  origin: z.string().nullable(),
  details: z.record(z.string(), z.string()),
  messages: z.array(z.object({ at: z.string(), from: z.enum(['visitor', 'assistant', 'person']), text: z.string() })),
  photos: z.array(photoSchema.extend({ messageId: z.string(), at: z.string() })),
  /** What the visitor said to marketing, and what they read when they said so. */
  marketing: z.array(marketingAnswerSchema.omit({ channel: true }).extend({ channels: z.array(channelSchema) })),
  /** What the visitor was sent about it, by which channel and where to, and what became of it; oldest first. */
  sent: z.array(
    notificationSchema.pick({
      id: true,
      channel: true,
      to: true,
      requestedAt: true,
      subject: true,
      text: true,
      status: true,
    }),
  ),
  appointments: z.array(appointmentSchema),
  events: z.array(exportedEventSchema),
  access: z.object({ openedAt: z.string(), expiresAt: z.string() }).nullable(),
});
export type ExportedConversation = z.infer<typeof exportedConversationSchema>;

export const personExportSchema = z.object({
  exportedAt: z.string(),
  installerId: slugSchema,
  conversations: z.array(exportedConversationSchema),
});
export type PersonExport = z.infer<typeof personExportSchema>;

const eraseBody = z.object({
  /** Also every other conversation of this installer's in which the same email or phone was given. */
  everyConversation: z.boolean().default(false),
});

const samePersonSchema = z.object({ sessionIds: z.array(z.uuid()) });

const erase = { method: 'POST', body: eraseBody, query: noQuery, response: confirmationSchema } as const;
const exporting = { method: 'GET', body: nothing, query: noQuery, response: personExportSchema } as const;
const samePerson = { method: 'GET', body: nothing, query: noQuery, response: samePersonSchema } as const;

export const eraseConversation = route({
  ...erase,
  path: '/api/installer/conversations/:sessionId/erase',
  access: 'installer',
  summary: "Erases one of the signed-in installer's visitors for good",
});

export const eraseConversationForAdmin = route({
  ...erase,
  path: '/api/installers/:slug/conversations/:sessionId/erase',
  access: 'admin',
  summary: "Erases one of an installer's visitors for good",
});

export const exportConversation = route({
  ...exporting,
  path: '/api/installer/conversations/:sessionId/export',
  access: 'installer',
  summary: "All that is kept on one of the signed-in installer's visitors",
});

export const exportConversationForAdmin = route({
  ...exporting,
  path: '/api/installers/:slug/conversations/:sessionId/export',
  access: 'admin',
  summary: "All that is kept on one of an installer's visitors",
});

export const samePersonConversations = route({
  ...samePerson,
  path: '/api/installer/conversations/:sessionId/same-person',
  access: 'installer',
  summary: "The signed-in installer's other conversations in which the same email or phone was given",
});

export const samePersonConversationsForAdmin = route({
  ...samePerson,
  path: '/api/installers/:slug/conversations/:sessionId/same-person',
  access: 'admin',
  summary: "An installer's other conversations in which the same email or phone was given",
});

export const previewRetention = route({
  method: 'GET',
  path: '/api/installer/retention',
  access: 'installer',
  summary: 'How many visitors would be erased tonight, were chats kept for so many days',
  body: nothing,
  query: z.object({ days: z.coerce.number().pipe(retentionDaysSchema) }),
  response: z.object({ visitors: z.int() }),
});

export const eraseAppointment = route({
  method: 'POST',
  path: '/api/installer/appointments/:appointmentId/erase',
  access: 'installer',
  summary: 'Erases for good whom an appointment is with, and with them the conversation that it came of',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
