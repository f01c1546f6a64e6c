import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { LeadStage } from '@pilotlight/contracts/values/lead-stage';
import { isFindable, phoneSpellings, postcodeSpellings, searchText } from '../search-text';
import type { ConversationRow } from './conversations.table';
import { withMatter, withoutMatter } from './open-matters';

type EventOf<Type extends ConversationEvent['type']> = Extract<RecordedEvent<ConversationEvent>, { type: Type }>;

const previewLength = 160;

export const started = (event: EventOf<'ConversationStarted'>): ConversationRow => ({
  session_id: event.data.sessionId,
  slug: event.data.slug,
  intent: null,
  intro_shown: false,
  emergency_at: null,
  stood_down: false,
  urgent: false,
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
  open_matters: [],
  newest_message: '',
  preview: '',
  created_at: event.at,
  last_said_at: event.at,
  updated_at: event.at,
  search: '',
});

/** Half of a character pair at the cut would be no text. */
const previewOf = (text: string): string => text.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/, '');

export const said = (row: ConversationRow, text: string, at: string): ConversationRow => ({
  ...row,
  last_said_at: at,
  message_count: row.message_count + 1,
  preview: previewOf(text),
});

export const waiting = (row: ConversationRow, at: string): ConversationRow => ({
  ...row,
  waiting_since: row.waiting_since ?? at,
  anybody_answers: false,
});

export const answered = { waiting_since: null, unanswered: false, anybody_answers: false } as const;

export const answeredByAssistant = (row: ConversationRow): ConversationRow =>
  row.anybody_answers ? { ...row, ...answered } : { ...row, unanswered: false };

/** A person's silence leaves whom nobody answered to a person; a hand-back leaves them to whoever speaks first. */
export const handedBack = (row: ConversationRow, cause: 'installer' | 'silence'): ConversationRow => {
  const back = { ...row, taken_over: false };
  if (cause === 'silence') return back;
  return row.unanswered ? { ...back, anybody_answers: true } : { ...back, ...answered };
};

export const withoutWithdrawn = (facts: LeadFacts): LeadFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));

export const findable = (lead: LeadFacts): string =>
  searchText([
    [lead.first_name, lead.last_name].filter(isFindable).join(' '),
    lead.email,
    ...phoneSpellings(lead.phone),
    ...postcodeSpellings(lead.postcode),
  ]);

export const endangered = (row: ConversationRow, at: string): ConversationRow => ({
  ...row,
  emergency_at: row.emergency_at ?? at,
  stood_down: false,
  open_matters: withoutMatter(row.open_matters, 'safety-question'),
});

/** An emergency that stands says more than a question about it. */
export const inDoubt = (row: ConversationRow, messageId: string): ConversationRow =>
  row.emergency_at !== null && !row.stood_down
    ? row
    : { ...row, open_matters: withMatter(row.open_matters, 'safety-question', messageId) };

/** A message that is told of as more than a question isn't told of as one too. */
export const leftOpen = (row: ConversationRow, asking: string): ConversationRow =>
  row.open_matters.some(({ messageId }) => messageId === asking)
    ? row
    : { ...row, open_questions: [...new Set([...row.open_questions, asking])] };

export const nothingOpen = { open_questions: [], open_matters: [] } as const;

export const recognised = (
  row: ConversationRow,
  { intent, subIntent }: EventOf<'ConversationIntentRecognised'>['data'],
): ConversationRow => ({
  ...row,
  intent,
  ...(subIntent === 'cancel' && { open_matters: withMatter(row.open_matters, 'cancellation', row.newest_message) }),
});

/** Whoever was contacted, quoted, won or lost has had the firm's word. */
export const staged = (row: ConversationRow, stage: LeadStage): ConversationRow => ({
  ...row,
  stage,
  ...(stage !== 'new' && nothingOpen),
});
