import type { ClearedAlarm } from '@pilotlight/contracts/values/alarm';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import type { OpenMatter } from '@pilotlight/contracts/values/open-matter';
import type { Grade, Intent } from '@pilotlight/contracts/values/intent';
import type { Table } from '../read-model';

export type ConversationRow = {
  readonly session_id: string;
  readonly slug: string;
  readonly intent: Intent | null;
  readonly intro_shown: boolean;
  /** The first hazard; from then on the conversation stays an emergency. */
  readonly emergency_at: string | null;
  readonly stood_down: boolean;
  readonly urgent: boolean;
  /** Set until something urgent is reported again. */
  readonly alarm_cleared: ClearedAlarm | null;
  readonly lead: LeadFacts;
  readonly lead_submitted_at: string | null;
  readonly grade: Grade | null;
  readonly stage: LeadStage;
  readonly message_count: number;
  readonly waiting_since: string | null;
  /** No word since the visitor's last message. */
  readonly unanswered: boolean;
  readonly anybody_answers: boolean;
  readonly taken_over: boolean;
  readonly open_questions: readonly string[];
  readonly question_ids: Readonly<Record<string, string>>;
  readonly open_matters: readonly OpenMatter[];
  /** Closed by moving the lead on: open again where that is undone. */
  readonly moved_on_matters: readonly OpenMatter[];
  /** A phone or an email is known since. */
  readonly contact_at: string | null;
  /** Somebody of the firm saw to it first. */
  readonly person_at: string | null;
  readonly newest_message: string;
  readonly preview: string;
  /** Of the visitor: the first that say more than a greeting. */
  readonly first_words: string;
  /** What the visitor said, as `search` is written; the first of it. */
  readonly words: string;
  readonly created_at: string;
  readonly last_said_at: string;
  readonly updated_at: string;
  readonly search: string;
};

/** Whatever somebody may have to look at is among these few: their queries say so, to go by the index of them. */
export const mayMatter = `(waiting_since is not null or open_matters <> '[]' or (grade = 'A' and stage = 'new')
  or (alarm_cleared is null and (emergency_at is not null or urgent)))`;

export const conversationsTable: Table<ConversationRow> = {
  name: 'conversations',
  columns: {
    session_id: 'uuid',
    slug: 'text',
    intent: 'text null',
    intro_shown: 'boolean',
    emergency_at: 'timestamptz null',
    stood_down: 'boolean',
    urgent: 'boolean',
    alarm_cleared: 'jsonb null',
    lead: 'jsonb',
    lead_submitted_at: 'timestamptz null',
    grade: 'text null',
    stage: 'text',
    message_count: 'integer',
    waiting_since: 'timestamptz null',
    unanswered: 'boolean',
    anybody_answers: 'boolean',
    taken_over: 'boolean',
    open_questions: 'jsonb',
    question_ids: 'jsonb',
    open_matters: 'jsonb',
    moved_on_matters: 'jsonb',
    contact_at: 'timestamptz null',
    person_at: 'timestamptz null',
    newest_message: 'text',
    preview: 'text',
    first_words: 'text',
    words: 'text',
    created_at: 'timestamptz',
    last_said_at: 'timestamptz',
    updated_at: 'timestamptz',
    search: 'text',
  },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['alarm_cleared', 'lead', 'preview', 'first_words', 'words', 'search'],
  indexes: {
    newest: '(slug, created_at desc, session_id desc)',
    graded: '(slug, grade, created_at desc, session_id desc)',
    mattering: `(slug) where ${mayMatter}`,
    contacts: '(slug, contact_at) where contact_at is not null',
    emergencies: '(emergency_at) where emergency_at is not null',
  },
};
