import { z } from 'zod';
import { confirmationSchema, noQuery, nothing } from './common';
import { photoLimits } from './photos';
import { route } from './route';
import { messageTextSchema } from './widget';

const own = { method: 'POST', access: 'installer', query: noQuery, response: confirmationSchema } as const;

export const replyAsInstaller = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/reply',
  summary: 'Writes to a visitor as the firm; takes the conversation over from the assistant',
  body: z.object({
    /** Made once by the dashboard, sent again unchanged on a retry. */
    messageId: z.uuid('Please send a UUID as the message id').toLowerCase(),
    text: messageTextSchema,
    /** The visitor's message whose open question this answers: the others stay open. */
    answers: z.string().max(100).optional(),
    /** Uploaded before; they go with the words. */
    photoIds: z.array(z.uuid()).max(photoLimits.aMessage, 'Up to 4 photos go with a message').optional(),
  }),
});

export const dismissOpenQuestion = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/questions/dismiss',
  summary: "Puts a visitor's question aside that needs no answer",
  body: z.object({ messageId: z.string().min(1).max(100) }),
});

export const takeOverConversation = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/take-over',
  summary: 'Silences the assistant in a conversation, except in danger',
  body: nothing,
});

export const handBackConversation = route({
  ...own,
  path: '/api/installer/conversations/:sessionId/hand-back',
  summary: 'Lets the assistant answer again',
  body: nothing,
});
