import type { ConversationEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { conversationEvents, type LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { FoldedModel } from '../read-model';
import { isFindable, phoneSpellings, searchText } from '../search-text';
import {
  afterNeeds,
  endangered,
  inDoubt,
  leftOpen,
  recognised,
  replied,
  staged,
  withMatter,
  withoutMatter,
  withoutQuestion,
} from './open-matters';
import { withFirstContact } from './first-contact';
import { newConversationRow } from './new-conversation-row';
import { gradeOnceReachable } from './shown-grade';
import { conversationsTable, type ConversationRow } from './conversations.table';

type Recorded = RecordedEvent<ConversationEvent>;
type Concerning = Recorded | RecordedEvent<SubjectEvent>;

const previewLength = 160;

/** Half a surrogate pair at the cut would be no text. */
const previewOf = (text: string): string => text.slice(0, previewLength).replace(/[\uD800-\uDBFF]$/, '');

const said = (row: ConversationRow, text: string, at: string): ConversationRow => ({
  ...row,
  last_said_at: at,
  message_count: row.message_count + 1,
  preview: previewOf(text),
});

const greetingLength = 12;
const wordsKept = 2_000;

/** A greeting gives way to what follows it; what is withheld is found by nobody. */
const heard = ({ first_words: first, words }: ConversationRow, text: string) => ({
  first_words: first.length >= greetingLength ? first : previewOf(text) || first,
  words: words.length >= wordsKept ? words : searchText([words, text]).slice(0, wordsKept),
});

const waiting = (row: ConversationRow, at: string): ConversationRow => ({
  ...row,
  waiting_since: row.waiting_since ?? at,
  anybody_answers: false,
});

const answered = { waiting_since: null, unanswered: false, anybody_answers: false } as const;

const answeredByAssistant = (row: ConversationRow): ConversationRow =>
  row.anybody_answers ? { ...row, ...answered } : { ...row, unanswered: false };

/** After a person's silence the visitor still waits for a person; after a hand-back, for anybody. */
const handedBack = (row: ConversationRow, cause: 'installer' | 'silence'): ConversationRow => {
  const back = { ...row, taken_over: false };
  if (cause === 'silence') return back;
  return row.unanswered ? { ...back, anybody_answers: true } : { ...back, ...answered };
};

const withoutWithdrawn = (facts: LeadFacts): LeadFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== ''));

const findable = (lead: LeadFacts): string =>
  searchText([
    [lead.first_name, lead.last_name].filter(isFindable).join(' '),
    lead.email,
    ...phoneSpellings(lead.phone),
  ]);

const changed = (row: ConversationRow, event: Recorded): ConversationRow => {
  switch (event.type) {
    case 'ConversationStarted':
    case 'PhotosReceived':
    case 'PhotoTagged':
    case 'JobDetailsGiven':
    case 'JobDetailRequested':
    case 'LeadNoteAdded':
    case 'LeadForwarded':
    case 'LeadCaptured':
    case 'AppointmentNoted':
    case 'MarketingConsentGiven':
    case 'MarketingConsentRefused':
      return row;
    case 'VisitorMessageReceived':
      return {
        ...said(row.taken_over ? waiting(row, event.at) : row, event.data.text, event.at),
        ...heard(row, event.data.text),
        unanswered: true,
        newest_message: event.data.messageId,
      };
    case 'AssistantReplied':
      return { ...said(answeredByAssistant(row), event.data.text, event.at), intro_shown: true };
    case 'SafetyHazardDetected':
      return event.data.source === 'visitor' ? endangered(row, event.at) : row;
    case 'SafetyClarificationAsked':
      return inDoubt(row, event.data.messageId);
    case 'SafetyClarificationDenied':
      return { ...row, open_matters: withoutMatter(row.open_matters, 'safety-question') };
    // Lists and alerts go on showing it.
    case 'EmergencyStoodDown':
      return { ...row, stood_down: true };
    case 'VulnerableHouseholdFlagged':
      return { ...row, urgent: true, alarm_cleared: null };
    case 'AlarmCleared': {
      const { verdict, clearedBy } = event.data;
      return { ...row, alarm_cleared: { verdict, by: clearedBy, at: event.at } };
    }
    case 'AlarmReopened':
      return { ...row, alarm_cleared: null };
    case 'ConversationIntentRecognised':
      return recognised(row, event.data);
    case 'NeedsRecognised':
      return { ...row, open_matters: afterNeeds(row.open_matters, event.data) };
    case 'LeadDetailsGiven': {
      const lead = withoutWithdrawn({ ...row.lead, ...event.data.facts });
      return { ...row, lead, search: findable(lead) };
    }
    case 'CallbackRequested':
      return { ...row, open_matters: withMatter(row.open_matters, 'callback', row.newest_message) };
    case 'LeadGraded':
      return { ...row, grade: gradeOnceReachable(event.data) };
    case 'LeadStageSet':
      return staged(row, event.data.stage);
    case 'LeadSubmitted':
      return { ...row, lead_submitted_at: event.at };
    case 'QuestionLeftOpen':
      return leftOpen(row, event);
    case 'OpenQuestionDismissed':
      return withoutQuestion(row, event.data.messageId);
    case 'PersonRequested':
      return waiting(row, event.at);
    case 'ConversationTakenOver':
      return { ...row, taken_over: true, anybody_answers: false };
    case 'InstallerReplied':
      return { ...replied(said(row, event.data.text, event.at), event.data.answers), ...answered };
    case 'ConversationHandedBack':
      return handedBack(row, event.data.cause);
  }
};

export const conversations: FoldedModel<ConversationRow, Concerning, 'conversations'> = {
  kind: 'folded',
  sharesRows: false,
  name: 'conversations',
  version: 18,
  table: conversationsTable,
  streams: ['conversation'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : Object.hasOwn(conversationEvents, event.type),
  keyOf: (event) => [event.data.sessionId ?? ''],
  fold: (row, event) => {
    if (event.type === 'SubjectErased') return null;
    const before = row ?? (event.type === 'ConversationStarted' ? newConversationRow(event) : undefined);
    if (!before) return null;
    // Grading history again by new rules is no news of the visitor's.
    return {
      ...withFirstContact(changed(before, event), event),
      updated_at: event.type === 'LeadGraded' ? before.updated_at : event.at,
    };
  },
};
