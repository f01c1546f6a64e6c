import { nameNotGiven } from '@pilotlight/contracts/values/appointment';
import type { VisitFor } from './visit-booking';
import type { OpenConversation } from '../aggregate/conversation.state';

const surveyed: ReadonlySet<OpenConversation['intent']> = new Set(['quote', 'installation']);

/** Whom a visit is to and what for, by what the conversation knows. */
export const visitFor = (conversation: OpenConversation): VisitFor => {
  const { slug, sessionId, facts, jobFacts, intent, photos } = conversation;
  const name = [facts.first_name, facts.last_name].filter(Boolean).join(' ');
  const notes = [
    jobFacts.symptoms,
    facts.fault_code && `code ${facts.fault_code}`,
    facts.boiler_make,
    jobFacts.address,
  ];
  return {
    slug,
    sessionId,
    name: name || nameNotGiven,
    phone: facts.phone || null,
    email: facts.email || null,
    postcode: facts.postcode || null,
    type: surveyed.has(intent) ? 'quote' : 'service',
    notes: notes.filter(Boolean).join(', ') || null,
    photoIds: photos.map(({ photoId }) => photoId),
  };
};
