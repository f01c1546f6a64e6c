import { z } from 'zod';
import { slugSchema } from '../values/slug';
import { noQuery, nothing } from './common';
import { route } from './route';

/** What a change is about; who reads it looks up the rest. */
export const liveTopics = [
  'conversation',
  'appointment',
  'payment',
  'account',
  'question',
  'notification',
  'registration',
  'template',
  'health',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** Ids alone: nothing of what was said, nor by whom. */
export const liveChangeSchema = z.object({
  topic: z.enum(liveTopics),
  /** Told to the admin alone. */
  slug: slugSchema.optional(),
  sessionId: z.uuid().optional(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;

export const liveChangesSchema = z.object({
  /** Sent back as Last-Event-ID, to hear what came after. */
  id: z.string(),
  changes: z.array(liveChangeSchema),
  /** What came in between can't be told: anything may have changed. */
  all: z.boolean(),
});
export type LiveChanges = z.infer<typeof liveChangesSchema>;

export const liveFrames = {
  /** The first comes at once, with what was missed. */
  changes: liveChangesSchema,
  /** The conversations in which a visitor is typing now. */
  typing: z.object({ sessionIds: z.array(z.uuid()) }),
} as const;

export const installerLive = route({
  method: 'GET',
  path: '/api/installer/live',
  access: 'installer',
  summary:
    'Holds a text/event-stream of what changes, from Last-Event-ID on; as application/json, what has changed until now',
  body: nothing,
  query: noQuery,
  response: liveChangesSchema,
});

export const adminLive = route({
  method: 'GET',
  path: '/api/admin/live',
  access: 'admin',
  summary:
    'Holds a text/event-stream of what changes on the platform, from Last-Event-ID on; as application/json, what has changed until now',
  body: nothing,
  query: noQuery,
  response: liveChangesSchema,
});
