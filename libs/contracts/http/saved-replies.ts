import { z } from 'zod';
import { savedRepliesSchema } from '../values/saved-reply';
import { noQuery, nothing } from './common';
import { route } from './route';

/** `version` rises with each change. */
const response = z.object({ replies: savedRepliesSchema, version: z.int().min(0) });
export type SavedReplies = z.infer<typeof response>;

const own = { path: '/api/installer/saved-replies', access: 'installer', query: noQuery, response } as const;

export const ownSavedReplies = route({
  ...own,
  method: 'GET',
  summary: "The signed-in installer's saved replies",
  body: nothing,
});

export const setSavedReplies = route({
  ...own,
  method: 'PUT',
  summary: "Replaces the signed-in installer's saved replies; refused where somebody changed them meanwhile",
  body: z.object({ replies: savedRepliesSchema, version: z.int().min(0) }),
});
