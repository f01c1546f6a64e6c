import { z } from 'zod';
import { noQuery, nothing } from './common';
import { route } from './route';

export const suggestReply = route({
  method: 'POST',
  path: '/api/installer/conversations/:sessionId/suggested-reply',
  access: 'installer',
  summary:
    'What the assistant would answer to the visitor’s last words, for a person to change and send; keeps and sends nothing',
  body: nothing,
  query: noQuery,
  /** Null where only a person can say something: in danger, or where a yes would book or cancel a visit. */
  response: z.object({ text: z.string().nullable() }),
});
