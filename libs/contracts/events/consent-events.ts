import { z } from 'zod';
import { marketingPlaceSchema } from '../values/marketing-consent';
import { channelSchema } from '../values/notification-event';
import { conversationKeys } from './conversation-keys';
import { event } from './event-definition';

/** What was shown is kept word for word. */
const answer = z.object({
  ...conversationKeys,
  channels: z.array(channelSchema).min(1),
  wording: z.string(),
  shownIn: marketingPlaceSchema,
});

/** The ledger of what visitors say to marketing. An agreement holds for the address that was known when it was given. */
export const consentEvents = {
  MarketingConsentGiven: event(answer, { note: 'The visitor agreed to be sent offers by these channels.' }),
  MarketingConsentRefused: event(answer, { note: 'The visitor wants no offers by these channels.' }),
} as const;
