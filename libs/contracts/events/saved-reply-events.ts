import { z } from 'zod';
import { event } from './event-definition';
import { savedRepliesSchema } from '../values/saved-reply';
import { slugSchema } from '../values/slug';

export const savedReplyEvents = {
  /** All of them, in the place of those before. */
  SavedRepliesSet: event(z.object({ slug: slugSchema, replies: savedRepliesSchema }), {
    note: 'The installer changed the replies that it keeps for writing to visitors.',
  }),
} as const;
