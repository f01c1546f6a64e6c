import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import { extractContact } from './extract-contact';
import type { Before } from './understanding';

/** The visitor's details, home and time in one message: given or corrected by it, an empty text where one is withdrawn. */
export const factsIn = (text: string, before: Before): LeadFacts => ({
  ...extractContact(text, before.asked),
});
