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
  readonly newest_message: string;
  readonly preview: string;
  readonly created_at: string;
  readonly last_said_at: string;
  readonly updated_at: string;
  readonly search: string;
};

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
    newest_message: 'text',
    preview: 'text',
    created_at: 'timestamptz',
    last_said_at: 'timestamptz',
    updated_at: 'timestamptz',
    search: 'text',
  },
  key: ['session_id'],
  tenant: 'slug',
  personal: ['alarm_cleared', 'lead', 'preview', 'search'],
  indexes: {
    newest: '(slug, created_at desc, session_id desc)',
    emergencies: '(emergency_at) where emergency_at is not null',
  },
};
