import { z } from 'zod';
import { confirmationSchema, noQuery, nothing } from './common';
import { route } from './route';
import { attendanceSchema, shownConversationSchema } from './widget';

/** Somebody counts as typing for so long after a key press; the typist says so at most every `tellEveryMs`. */
export const typingForMs = 6_000;
export const tellEveryMs = 3_000;

/** A held stream that stays silent longer is broken, or buffered on its way. */
export const heartbeatMs = 10_000;

export const listenFrames = {
  conversation: shownConversationSchema,
  /** "Dawn"; empty once they stop. */
  typing: z.object({ name: z.string() }),
} as const;

export const widgetListen = route({
  method: 'GET',
  path: '/api/widget/:slug/listen',
  access: 'visitor',
  summary: 'Holds a text/event-stream of what a person says, for as long as one is wanted or answering',
  body: nothing,
  query: noQuery,
  response: z.string(),
});

/** The most characters of a person's words shown outside the conversation. */
export const unreadTextLength = 120;

export const unreadSchema = z.object({
  unread: z.int(),
  person: attendanceSchema,
  /** Beginning of the newest, its author ("Dawn, Aire Valley Heating") and the short name; `photos` is how many came with it. */
  newest: z
    .object({ text: z.string(), name: z.string(), shortName: z.string(), photos: z.int().optional() })
    .optional(),
});
export type Unread = z.infer<typeof unreadSchema>;

export const widgetUnread = route({
  method: 'GET',
  path: '/api/widget/:slug/unread',
  access: 'visitor',
  summary: "Whether a person has written since the visitor's last look",
  body: nothing,
  query: z.object({ seen: z.coerce.number().int().min(0).max(100_000).default(0) }),
  response: unreadSchema,
});

export const widgetTyping = route({
  method: 'POST',
  path: '/api/widget/:slug/typing',
  access: 'visitor',
  summary: 'The visitor is typing; nothing of what',
  body: z.object({ sessionId: z.uuid() }),
  query: noQuery,
  response: z.object({ success: z.literal(true) }),
});

export const installerTyping = route({
  method: 'POST',
  path: '/api/installer/conversations/:sessionId/typing',
  access: 'installer',
  summary: 'The firm is typing to a visitor; nothing of what',
  body: nothing,
  query: noQuery,
  response: confirmationSchema,
});
