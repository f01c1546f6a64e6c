import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { contactIn } from './contact/contact-in';
import { homeIn } from './home/home-in';
import { preferredTimeIn } from './time/preferred-time';
import type { Before } from './understanding';

/** The visitor's details, home and time in one message: given or corrected by it, an empty text where one is withdrawn. */
export const factsIn = (text: string, before: Before): LeadFacts => ({
  ...contactIn(text, before),
  ...homeIn(text, before),
  ...preferredTimeIn(text, before),
});
