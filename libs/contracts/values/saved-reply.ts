import { z } from 'zod';
import { oneLineText } from './one-line-text';

export const savedReplyLimits = { replies: 50, name: 60, text: 1000 } as const;

/** Words that a firm writes often: the firm's own, of no visitor. */
export const savedReplySchema = z.object({
  name: oneLineText(savedReplyLimits.name).min(1, 'Please give it a name'),
  text: z
    .string()
    .trim()
    .min(1, 'Please write the reply')
    .max(savedReplyLimits.text, 'Please keep a reply to 1,000 characters'),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

export const savedRepliesSchema = z
  .array(savedReplySchema)
  .max(savedReplyLimits.replies, `At most ${savedReplyLimits.replies} replies`);
