import type { Conversation } from '@pilotlight/contracts/http/conversations';
import { type KeptEntry, withPhotos } from '../messages/photos-on-lines';
import { type ConversationRow, conversationsTable } from './conversations.table';

export type ConversationWithTranscript = ConversationRow & {
  readonly events: readonly KeptEntry[];
  /** How many lines are left out; absent where the statement leaves out none. */
  readonly events_left_out?: number;
};

const columns = Object.keys(conversationsTable.columns)
  .filter((column) => column !== 'search')
  .map((column) => `conversation.${column}`)
  .join(', ');

export const newestFirst = 'created_at desc, session_id desc';

/** Adds the transcript to each row of `rows`, a statement over read.conversations whose $1 is the slug. */
export const withTranscripts = (rows: string, order: string): string =>
  `select ${columns},
          (select coalesce(jsonb_agg(entry order by revision), '[]') from read.messages
            where session_id = conversation.session_id and slug = $1) as events
     from (${rows}) conversation
    order by ${order}`;

/** The last lines of a transcript, for a list. */
const newestLines = 10;

/** Like withTranscripts, but only what a list shows of each; what is left out is counted. */
export const withExcerpts = (rows: string, order: string): string =>
  `select ${columns}, excerpt.*
     from (${rows}) conversation,
     lateral (
       select coalesce(jsonb_agg(entry order by revision) filter (where kept), '[]') as events,
              count(*) filter (where not kept)::int as events_left_out
         from (
           select entry, revision,
                  (role in ('photos', 'photo-slot')
                    or from_end <= ${newestLines}
                    or (role in ('safety', 'flag', 'lead') and of_its_kind = 1)
                    or revision = last_words
                    or revision = last_danger
                    or revision = max(revision) filter (where role = 'user' and revision < alarm) over ()) is true as kept
             from (
               select entry, revision, entry->>'role' as role,
                      row_number() over (order by revision desc) as from_end,
                      row_number() over (partition by entry->>'role', entry->'safety'->>'hazard' order by revision) as of_its_kind,
                      max(revision) filter (where entry->>'role' = 'user' and entry->>'text' <> '') over () as last_words,
                      max(revision) filter (where entry->>'role' in ('safety', 'stood-down')) over () as last_danger,
                      coalesce(min(revision) filter (where entry->>'role' = 'safety') over (),
                               min(revision) filter (where entry->>'role' = 'flag') over ()) as alarm
                 from read.messages where session_id = conversation.session_id and slug = $1
             ) line
         ) judged
     ) excerpt
    order by ${order}`;

const given = (facts: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined));

export const conversationOf = (row: ConversationWithTranscript): Conversation => {
  const { postcode, property_type, bedrooms, current_boiler_type } = row.lead;
  return {
    id: row.session_id,
    sessionId: row.session_id,
    installerId: row.slug,
    intent: row.intent,
    introShown: row.intro_shown,
    emergency: row.emergency_at !== null,
    alarmCleared: row.alarm_cleared,
    slots: given({ postcode, property_type, bedrooms, current_boiler_type }),
    events: withPhotos(row.events),
    ...(row.events_left_out && { eventsLeftOut: row.events_left_out }),
    lead: given({ ...row.lead, ...(row.grade && { lead_score: row.grade }) }),
    grade: row.grade,
    stage: row.stage,
    leadSubmittedAt: row.lead_submitted_at,
    messageCount: row.message_count,
    waitingSince: row.waiting_since,
    takenOver: row.taken_over,
    openQuestions: [...row.open_questions],
    ...(Object.keys(row.question_ids).length > 0 && { questionIds: { ...row.question_ids } }),
    openMatters: row.open_matters.filter(({ kind }) => kind !== 'safety-question' || !row.alarm_cleared),
    createdAt: row.created_at,
    lastSaidAt: row.last_said_at,
    updatedAt: row.updated_at,
  };
};
