import { z } from 'zod';
import { alarmVerdictSchema } from '../values/alarm';
import { momentSchema } from '../values/moment';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';

const own = { method: 'POST', access: 'installer', query: noQuery, response: confirmationSchema } as const;

export const clearAlarm = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/alarm/clear',
  summary: 'Says that what is urgent in a conversation was dealt with, or was a false alarm',
  body: z.object({
    verdict: alarmVerdictSchema,
    /** The conversation's `updatedAt` as the caller saw it: an alarm raised since is refused, not cleared unread. */
    seenAt: momentSchema,
  }),
});

export const reopenAlarm = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/alarm/reopen',
  summary: 'Takes that back: it stands as it did before',
  body: nothing,
});
