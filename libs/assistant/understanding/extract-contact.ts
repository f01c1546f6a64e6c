import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { AskedFor } from '@pilotlight/contracts/values/asked-for';
import { contactIn } from './contact/contact-in';
import { homeIn } from './home/home-in';

/** The visitor's own details in one message, `facts` being those known before it. Only what was written, never a guess. */
export const extractContact = (text: string, asked: AskedFor, facts: LeadFacts = {}): LeadFacts => ({
  ...contactIn(text, { asked, facts }),
  ...homeIn(text, { asked, facts }),
});
