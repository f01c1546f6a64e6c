import { z } from 'zod';
import { askedFieldSchema } from '../values/asked-for';
import { photoSlotSchema } from '../values/job-sheet';
import { gradeSchema, intentSchema } from '../values/intent';
import { safetyCardSchema } from '../values/safety';
import { wholeTrainingSchema, writtenTrainingSchema } from '../values/training';
import { noQuery, nothing } from './common';
import { route } from './route';
import { messageTextSchema } from './widget';

/** `at` is ISO 8601 UTC. Number 0 without a time: nothing written yet. */
export const numberedTrainingSchema = z.object({
  number: z.int().min(0),
  at: z.string().nullable(),
  training: wholeTrainingSchema,
});
export type NumberedTraining = z.infer<typeof numberedTrainingSchema>;

export const knownTrainingSchema = z.object({ draft: numberedTrainingSchema, published: numberedTrainingSchema });
export type KnownTraining = z.infer<typeof knownTrainingSchema>;

export const installerTraining = route({
  method: 'GET',
  path: '/api/installers/:slug/training',
  access: 'admin',
  summary: "An installer's training: the draft and what is published",
  body: nothing,
  query: noQuery,
  response: knownTrainingSchema,
});

export const ownTraining = route({
  method: 'GET',
  path: '/api/installer/training',
  access: 'installer',
  summary: 'What the assistant of the signed-in installer was told about it',
  body: nothing,
  query: noQuery,
  response: z.object({ published: numberedTrainingSchema }),
});

export const saveTrainingDraft = route({
  method: 'PUT',
  path: '/api/installers/:slug/training/draft',
  access: 'admin',
  summary:
    'Reads the training URLs and saves the next draft; refused where the draft it was written over is no longer the newest',
  body: z.object({ over: z.int().min(0), training: writtenTrainingSchema }),
  query: noQuery,
  response: knownTrainingSchema,
});

export const publishTraining = route({
  method: 'POST',
  path: '/api/installers/:slug/training/publish',
  access: 'admin',
  summary: 'Puts the named draft live in every open chat; refused where there is a newer one',
  body: z.object({ draft: z.int().min(0) }),
  query: noQuery,
  response: knownTrainingSchema,
});

const asking = { asksFor: askedFieldSchema.nullable(), asksForPhoto: photoSlotSchema.optional() };

export const previewMessageSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('user'), text: messageTextSchema }),
  z.object({ role: z.literal('assistant'), text: z.string().max(4_000), ...asking }),
]);
export type PreviewMessage = z.infer<typeof previewMessageSchema>;

export const previewReplySchema = z.object({
  text: z.string(),
  quickReplies: z.array(z.string()),
  ...asking,
  card: safetyCardSchema.nullable(),
  stopped: z.string().nullable(),
});
export type PreviewReply = z.infer<typeof previewReplySchema>;

export const previewTraining = route({
  method: 'POST',
  path: '/api/installers/:slug/training/preview',
  access: 'admin',
  summary: 'Answers as the draft would; nothing is kept of it',
  body: z.object({ messages: z.array(previewMessageSchema).max(60).default([]), text: messageTextSchema }),
  query: noQuery,
  response: z.object({ reply: previewReplySchema }),
});

const change = { sessionId: z.uuid(), at: z.string(), line: z.string(), why: z.string() };
export const safetyHitSchema = z.enum(['clear', 'vulnerable', 'doubt', 'hazard']);

/** Where the draft differs from what is published. `line` holds no personal words. */
export const trialChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('intent'),
    ...change,
    before: intentSchema.nullable(),
    after: intentSchema.nullable(),
  }),
  z.object({ kind: z.literal('grade'), ...change, before: gradeSchema.nullable(), after: gradeSchema.nullable() }),
  z.object({ kind: z.literal('safety'), ...change, before: safetyHitSchema, after: safetyHitSchema }),
  z.object({
    kind: z.literal('reply'),
    ...change,
    before: z.enum(['sent', 'stopped']),
    after: z.enum(['sent', 'stopped']),
  }),
]);
export type TrialChange = z.infer<typeof trialChangeSchema>;

const progressSchema = z.object({ done: z.int(), of: z.int() });
export type TrialProgress = z.infer<typeof progressSchema>;

export const trialResultSchema = z.object({
  draft: z.int(),
  published: z.int(),
  conversations: z.int(),
  intents: z.int(),
  grades: z.int(),
  safetyHits: z.int(),
  stopped: z.int(),
  flow: z.array(z.object({ before: gradeSchema.nullable(), after: gradeSchema.nullable(), count: z.int() })),
});
export type TrialResult = z.infer<typeof trialResultSchema>;

/** By server-sent event name: progress and change as they come, then result, once. */
export const trialFrames = {
  progress: progressSchema,
  change: trialChangeSchema,
  result: trialResultSchema,
} as const;

export const tryTraining = route({
  method: 'POST',
  path: '/api/installers/:slug/training/try',
  access: 'admin',
  summary: 'Holds the newest conversations again with the draft, as text/event-stream; closing it cancels',
  body: z.object({ count: z.int().min(1).max(200) }),
  query: noQuery,
  response: z.undefined(),
});
