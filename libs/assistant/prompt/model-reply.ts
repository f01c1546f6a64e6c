import { storableText } from '@pilotlight/contracts/values/storable-text';
import { z } from 'zod';
import { bookVisit, callBack, leaveDetails } from '../dialogue/starters';

/** What a model may offer to press. Words of its own would be kept unsealed beside the answer. */
const offers = [bookVisit, callBack, leaveDetails, 'No heating or hot water', 'Price for a new boiler'] as const;

export const modelReplySchema = z.strictObject({
  text: z.string().overwrite(storableText).trim().min(1).max(1_200),
  asks_for: z.enum(['next', 'nothing']),
  leaves_question: z.boolean(),
  quick_replies: z.array(z.enum(offers)).max(3),
});
export type ModelReply = z.infer<typeof modelReplySchema>;

/** A model's words as an answer; null where they have another shape. Never throws. */
export const readModelReply = (json: string): ModelReply | null => {
  try {
    const parsed = modelReplySchema.safeParse(JSON.parse(json));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
