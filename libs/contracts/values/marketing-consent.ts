import { z } from 'zod';
import { momentSchema } from './moment';
import { channelSchema } from './notification-event';
import { oneLineText } from './one-line-text';

/**
 * What the box beside which a visitor agrees says, word for word, unless the installer words it otherwise. Other words are another
 * consent: this text never changes silently.
 */
export const marketingWording = 'You may send me offers and reminders of services';

const shortestText = 10;
export const longestConsentText = 160;

/** An installer's own words beside the box: one line, which says what is agreed to. */
export const consentTextSchema = oneLineText(longestConsentText).min(
  shortestText,
  `At least ${shortestText} characters: say what is agreed to`,
);

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
