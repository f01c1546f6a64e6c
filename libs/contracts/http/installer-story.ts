import { z } from 'zod';
import { actorKinds } from '../events/event';
import { nothing } from './common';
import { route } from './route';

/** One thing that happened to an installer, in words. `number` is its event's place in the whole log. */
export const storyEntrySchema = z.object({
  id: z.uuid(),
  number: z.int(),
  at: z.string(),
  about: z.enum(['account', 'approval', 'chatbot', 'payment', 'key', 'training', 'settings']),
  words: z.string(),
  by: z.enum(actorKinds),
});
export type StoryEntry = z.infer<typeof storyEntrySchema>;

export const installerStory = route({
  method: 'GET',
  path: '/api/admin/installers/:slug/story',
  access: 'admin',
  summary: "An installer's life from the log, newest first: registration, payments, suspensions, keys, training",
  body: nothing,
  /** An earlier answer's `earlier`: what lies before it. */
  query: z.object({
    before: z
      .string()
      .regex(/^\d{1,9}\.\d{1,9}$/, 'before must be what an earlier answer gave')
      .optional(),
  }),
  response: z.object({ entries: z.array(storyEntrySchema), earlier: z.string().nullable() }),
});
