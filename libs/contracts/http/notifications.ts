import { z } from 'zod';
import { momentSchema } from '../values/moment';
import { audienceSchema, channelSchema, eventTypeSchema } from '../values/notification-event';
import {
  cancellationCauseSchema,
  lossCauseSchema,
  notificationStatusSchema,
  providerSchema,
  refusalReasonSchema,
  suppressionCauseSchema,
} from '../values/notification-status';
import { slugSchema } from '../values/slug';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

/** Times are ISO 8601 UTC; `to` and `text` are empty once their person was erased. */
export const notificationSchema = z.object({
  id: z.uuid(),
  installerId: slugSchema,
  installerName: z.string(),
  sessionId: z.uuid().nullable(),
  eventType: eventTypeSchema,
  audience: audienceSchema,
  channel: channelSchema,
  to: z.string(),
  subject: z.string().nullable(),
  text: z.string(),
  items: z.int().min(1),
  critical: z.boolean(),
  status: notificationStatusSchema,
  reason: z.string().nullable(),
  provider: providerSchema.nullable(),
  attempts: z.int(),
  requestedAt: momentSchema,
  dueAt: momentSchema.nullable(),
  at: momentSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const deliveryLog = route({
  method: 'GET',
  path: '/api/admin/notifications',
  access: 'admin',
  summary: 'What was sent to whom, and what became of it, newest first',
  body: nothing,
  query: z.object({
    search: z.string().max(200).default(''),
    status: notificationStatusSchema.optional(),
    channel: channelSchema.optional(),
    eventType: eventTypeSchema.optional(),
    slug: slugSchema.optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: z.object({
    notifications: z.array(notificationSchema),
    total: z.int(),
    counts: z.partialRecord(notificationStatusSchema, z.int()),
  }),
});

export const notificationStepSchema = z.object({
  at: momentSchema,
  step: z.enum([
    'requested',
    'attempted',
    'sent',
    'refused',
    'outcome-lost',
    'delivered',
    'bounced',
    'expired',
    'cancelled',
    'resend-requested',
  ]),
  attempt: z.int().optional(),
  provider: providerSchema.optional(),
  reason: refusalReasonSchema.optional(),
  cause: z.union([cancellationCauseSchema, lossCauseSchema]).optional(),
  detail: z.string().optional(),
  by: z.string().optional(),
  retryAt: momentSchema.nullish(),
});

export const notificationStory = route({
  method: 'GET',
  path: '/api/admin/notifications/:notificationId',
  access: 'admin',
  summary: "One message's story, from what it is about to what became of it",
  body: nothing,
  query: noQuery,
  response: z.object({
    notification: notificationSchema,
    html: z.string().nullable(),
    steps: z.array(notificationStepSchema),
  }),
});

export const resendNotification = route({
  method: 'POST',
  path: '/api/admin/notifications/:notificationId/resend',
  access: 'admin',
  summary: 'Sends a message again that failed, or of which it is not known whether it went out',
  body: z.strictObject({ reason: z.string().trim().min(3, 'Please say why').max(200, 'At most 200 characters') }),
  query: noQuery,
  response: confirmationSchema,
});

export const suppressedAddresses = route({
  method: 'GET',
  path: '/api/admin/suppressions',
  access: 'admin',
  summary: 'The addresses that nothing more is sent to, newest first',
  body: nothing,
  query: noQuery,
  response: z.object({
    suppressions: z.array(
      z.object({
        addressHash: z.string(),
        address: z.string(),
        channel: channelSchema,
        cause: suppressionCauseSchema,
        installerId: slugSchema,
        at: momentSchema,
      }),
    ),
  }),
});

export const liftSuppression = route({
  method: 'POST',
  path: '/api/admin/suppressions/lift',
  access: 'admin',
  summary: 'Lets an address be written to again',
  body: z.strictObject({ addressHash: z.string().max(100), channel: channelSchema, installerId: slugSchema }),
  query: noQuery,
  response: confirmationSchema,
});

const toldOf = z.object({ notifications: z.array(notificationSchema) });

export const conversationNotifications = route({
  method: 'GET',
  path: '/api/installer/conversations/:sessionId/notifications',
  access: 'installer',
  summary: 'What was sent about a conversation, newest first',
  body: nothing,
  query: noQuery,
  response: toldOf,
});

export const conversationNotificationsForAdmin = route({
  method: 'GET',
  path: '/api/installers/:slug/conversations/:sessionId/notifications',
  access: 'admin',
  summary: 'What was sent about a conversation, newest first',
  body: nothing,
  query: noQuery,
  response: toldOf,
});

export const sendTestAlert = route({
  method: 'POST',
  path: '/api/installer/notifications/test',
  access: 'installer',
  summary: 'Sends the installer an alert as it would look, by each of its channels that is on',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});

export const outboxMessages = route({
  method: 'GET',
  path: '/dev/outbox.json',
  access: 'admin',
  summary: 'What would have been sent, newest first',
  body: nothing,
  query: noQuery,
  response: z.object({
    messages: z.array(
      z.object({
        id: z.uuid(),
        installerId: slugSchema,
        channel: channelSchema,
        to: z.string(),
        eventType: eventTypeSchema,
        subject: z.string().optional(),
        text: z.string(),
        html: z.string().optional(),
        status: notificationStatusSchema,
        at: momentSchema,
      }),
    ),
  }),
});
