import { z } from 'zod';
import { momentSchema } from './moment';
import { channelSchema } from './notification-event';

/** What the box beside which a visitor agrees says, word for word. Other words are another consent: this text never changes silently. */
export const marketingWording = 'You may send me offers and reminders of services';

export const marketingPlaceSchema = z.enum(['details-form', 'unsubscribe-page']);

/** A visitor's last word on marketing by one channel, when and where it was said, and what they read. */
export const marketingAnswerSchema = z.object({
  channel: channelSchema,
  agreed: z.boolean(),
  at: momentSchema,
  wording: z.string(),
  shownIn: marketingPlaceSchema,
});
export type MarketingAnswer = z.infer<typeof marketingAnswerSchema>;
