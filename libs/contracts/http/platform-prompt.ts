import { z } from 'zod';
import { platformPromptSchema, publishNoteSchema } from '../values/platform-prompt';
import { slugSchema } from '../values/slug';
import { tones } from '../values/training';
import { noQuery, nothing } from './common';
import { route } from './route';
import {
  previewMessageSchema,
  previewReplySchema,
  trialChangeSchema,
  trialFrames,
  trialResultSchema,
} from './training';
import { messageTextSchema } from './widget';

/** `at` is ISO 8601 UTC. Number 0 without a time: nothing written yet. */
const draftSchema = z.object({ number: z.int().min(0), at: z.string().nullable(), prompt: platformPromptSchema });

export const promptVersionSchema = z.object({
  version: z.int().min(1),
  at: z.string(),
  note: z.string(),
  /** The draft that it was, or the version that was had back. */
  from: z.enum(['draft', 'version']),
  number: z.int(),
  prompt: platformPromptSchema,
});
export type PromptVersion = z.infer<typeof promptVersionSchema>;

/** Versions, the newest first: it is live. */
export const knownPlatformPromptSchema = z.object({ draft: draftSchema, versions: z.array(promptVersionSchema) });
export type KnownPlatformPrompt = z.infer<typeof knownPlatformPromptSchema>;

export const platformPrompt = route({
  method: 'GET',
  path: '/api/platform-prompt',
  access: 'admin',
  summary: 'The prompt for all installers: the draft, and the versions that were live',
  body: nothing,
  query: noQuery,
  response: knownPlatformPromptSchema,
});

export const savePlatformPromptDraft = route({
  method: 'PUT',
  path: '/api/platform-prompt/draft',
  access: 'admin',
  summary:
    'Saves the next draft; refused, with what changed, where the draft it was written over is no longer the newest',
  body: z.object({ over: z.int().min(0), prompt: platformPromptSchema }),
  query: noQuery,
  response: knownPlatformPromptSchema,
});

export const publishPlatformPrompt = route({
  method: 'POST',
  path: '/api/platform-prompt/publish',
  access: 'admin',
  summary: 'Puts the named draft live for all installers; refused where there is a newer one',
  body: z.object({ draft: z.int().min(1), note: publishNoteSchema }),
  query: noQuery,
  response: knownPlatformPromptSchema,
});

export const rollBackPlatformPrompt = route({
  method: 'POST',
  path: '/api/platform-prompt/roll-back',
  access: 'admin',
  summary:
    'Puts an earlier version live again, as a version of its own; refused where `over` is no longer the live one',
  body: z.object({ to: z.int().min(1), over: z.int().min(1), note: publishNoteSchema }),
  query: noQuery,
  response: knownPlatformPromptSchema,
});

export const promptOverrideSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Null where it chose none. */
  tone: z.enum(tones).nullable(),
  /** It has a prompt of its own; the kinds of enquiry that have one besides. */
  ownPrompt: z.boolean(),
  enquiries: z.array(z.string()),
  /** Flows that it switched off itself. */
  flowsOff: z.array(z.string()),
});
export type PromptOverride = z.infer<typeof promptOverrideSchema>;

export const promptOverrides = route({
  method: 'GET',
  path: '/api/platform-prompt/overrides',
  access: 'admin',
  summary: 'Which installers have a tone, a prompt or flows of their own',
  body: nothing,
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  response: z.object({ installers: z.array(promptOverrideSchema), total: z.int(), pageSize: z.int() }),
});

export const previewPlatformPrompt = route({
  method: 'POST',
  path: '/api/platform-prompt/preview',
  access: 'admin',
  summary: 'Answers as the assistant of that installer would under the draft; nothing is kept of it',
  body: z.object({
    slug: slugSchema,
    messages: z.array(previewMessageSchema).max(60).default([]),
    text: messageTextSchema,
  }),
  query: noQuery,
  response: z.object({ reply: previewReplySchema }),
});

/** A reply of the script's that reads otherwise; personal words are hidden. */
const rewordedSchema = z.object({ installer: z.string(), line: z.string(), before: z.string(), after: z.string() });
export type Reworded = z.infer<typeof rewordedSchema>;

const sampleResultSchema = trialResultSchema.extend({ installers: z.int(), reworded: z.int() });
export type SampleResult = z.infer<typeof sampleResultSchema>;

/** As trialFrames, for conversations of several installers. `published` is the live version. */
export const sampleFrames = {
  progress: trialFrames.progress,
  change: trialChangeSchema,
  reworded: rewordedSchema,
  result: sampleResultSchema,
} as const;

export const tryPlatformPrompt = route({
  method: 'POST',
  path: '/api/platform-prompt/try',
  access: 'admin',
  summary:
    'Holds newest conversations of a sample of installers again with the draft, as text/event-stream; closing it cancels',
  body: z.object({ installers: z.int().min(1).max(20), count: z.int().min(1).max(50) }),
  query: noQuery,
  response: z.undefined(),
});
