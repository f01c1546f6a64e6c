import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ConversationRow } from './conversations.table';

const isOfAPerson = (event: RecordedEvent<ConversationEvent>): boolean =>
  event.type === 'ConversationTakenOver' ||
  event.type === 'InstallerReplied' ||
  (event.type === 'LeadStageSet' && event.data.stage !== 'new');

/** When a phone or an email was first known, and when somebody of the firm first wrote or moved the lead on. */
export const withFirstContact = (row: ConversationRow, event: RecordedEvent<ConversationEvent>): ConversationRow => {
  const isReachable = Boolean(row.lead.phone || row.lead.email);
  const contactAt = row.contact_at ?? (isReachable ? event.at : null);
  const personAt = row.person_at ?? (isOfAPerson(event) ? event.at : null);
  return { ...row, contact_at: contactAt, person_at: personAt };
};
