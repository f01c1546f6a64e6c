import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { ConversationRow } from './conversations.table';

/** A conversation in which nothing has been said yet. */
export const newConversationRow = (
  event: Extract<RecordedEvent<ConversationEvent>, { type: 'ConversationStarted' }>,
): ConversationRow => ({
  session_id: event.data.sessionId,
  slug: event.data.slug,
  intent: null,
  intro_shown: false,
  emergency_at: null,
  stood_down: false,
  urgent: false,
  alarm_cleared: null,
  lead: {},
  lead_submitted_at: null,
  grade: null,
  stage: 'new',
  message_count: 0,
  waiting_since: null,
  unanswered: false,
  anybody_answers: false,
  taken_over: false,
  open_questions: [],
  question_ids: {},
  open_matters: [],
  moved_on_matters: [],
  contact_at: null,
  person_at: null,
  newest_message: '',
  preview: '',
  first_words: '',
  words: '',
  created_at: event.at,
  last_said_at: event.at,
  updated_at: event.at,
  search: '',
});
