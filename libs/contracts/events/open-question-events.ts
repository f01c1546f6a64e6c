import { z } from 'zod';
import { conversationKeys } from './conversation-keys';
import { event } from './event-definition';
import { personal } from './personal';

export const openQuestionEvents = {
  /** The assistant could not answer what that message asks, and said that the firm will. */
  QuestionLeftOpen: event(
    z.object({
      ...conversationKeys,
      messageId: z.string(),
      /** The visitor's words with personal ones redacted; absent in older events and where nothing was written. */
      question: personal().optional(),
      /** What the training would have to tell, where that is known: `gasSafeNumber`. */
      fact: z.string().min(1).max(60).optional(),
    }),
    { note: 'The assistant could not answer and left the question to the installer.' },
  ),
  OpenQuestionDismissed: event(z.object({ ...conversationKeys, messageId: z.string() }), {
    note: "The installer put a visitor's question aside.",
  }),
} as const;
