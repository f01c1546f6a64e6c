import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { type KeptEntry, withPhotos } from '../messages/photos-on-lines';
import { type ConversationRow, conversationsTable } from './conversations.table';

export type ConversationWithTranscript = ConversationRow & { readonly events: readonly KeptEntry[] };

const columns = Object.keys(conversationsTable.columns)
  .filter((column) => column !== 'search')
  .map((column) => `conversation.${column}`)
  .join(', ');

export const newestFirst = 'created_at desc, session_id desc';

/** The statement that adds the transcript to each row of `rows`, a statement over read.conversations whose $1 is the slug. */
export const withTranscripts = (rows: string, order: string): string =>
  `select ${columns},
          (select coalesce(jsonb_agg(entry order by revision), '[]') from read.messages
            where session_id = conversation.session_id and slug = $1) as events
     from (${rows}) conversation
    order by ${order}`;

const given = (facts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** A row as the calls show it. */
export const conversationOf = (row: ConversationWithTranscript): Conversation => {
  const { postcode, property_type, bedrooms, current_boiler_type } = row.lead;
  return {
    id: row.session_id,
    sessionId: row.session_id,
    installerId: row.slug,
    intent: row.intent,
    introShown: row.intro_shown,
    emergency: row.emergency_at !== null,
    slots: given({ postcode, property_type, bedrooms, current_boiler_type }),
    events: withPhotos(row.events),
    lead: given({ ...row.lead, ...(row.grade && { lead_score: row.grade }) }),
    grade: row.grade,
    stage: row.stage,
    leadSubmittedAt: row.lead_submitted_at,
    messageCount: row.message_count,
    waitingSince: row.waiting_since,
    takenOver: row.taken_over,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
};
