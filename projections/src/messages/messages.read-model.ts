import type { ConversationEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { conversationEvents } from '@pilotlight/contracts/events/conversation-events';
import { alarmVerdictNames, stoodDownWords } from '@pilotlight/contracts/values/alarm';
import type { AppointmentStatus } from '@pilotlight/contracts/values/appointment';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { lostReasonNames } from '@pilotlight/contracts/values/lost-reason';
import { shortPoundsOf } from '@pilotlight/contracts/values/money';
import { momentInWords } from '@pilotlight/contracts/values/preferred-dates';
import { totalPoints } from '@pilotlight/contracts/values/grading';
import { silenceMinutes } from '@pilotlight/contracts/values/handover';
import type { AppendedModel, Table } from '../read-model';
import { gradeInWords } from './grade-in-words';
import type { KeptEntry } from './photos-on-lines';

export type MessageRow = {
  readonly session_id: string;
  /** The event's place in its conversation, which is the order of the transcript. */
  readonly revision: number;
  readonly slug: string;
  readonly entry: KeptEntry;
};

const messagesTable: Table<MessageRow> = {
  name: 'messages',
  columns: { session_id: 'uuid', revision: 'integer', slug: 'text', entry: 'jsonb' },
  key: ['session_id', 'revision'],
  tenant: 'slug',
  personal: ['entry'],
  indexes: {},
};

type Recorded = RecordedEvent<ConversationEvent>;
type Concerning = Recorded | RecordedEvent<SubjectEvent>;

const requested = { asked: 'Asked for a person', stuck: 'Needs a person · not understood twice' } as const;
const handedBack = {
  installer: 'Assistant back on',
  silence: `Assistant back on · no reply for ${silenceMinutes} minutes`,
} as const;

/** The rule for a household in danger doesn't mean a lack of heating. */
const householdInWords = (rule: string): string =>
  rule === 'vulnerable-in-danger' ? 'Vulnerable household in danger' : 'Vulnerable household without heating';

const statusInWords: Readonly<Record<AppointmentStatus, string>> = {
  pending: 'Visit asked for',
  confirmed: 'Visit confirmed',
  completed: 'Visit completed',
  cancelled: 'Visit cancelled',
  no_show: 'Nobody at the visit',
};

const visitInWords = ({ scheduledAt, status }: { readonly scheduledAt: string; readonly status: AppointmentStatus }) =>
  `${statusInWords[status]} · ${momentInWords(scheduledAt)}`;

const stageInWords = ({ stage, reason, valuePence }: Extract<Recorded, { type: 'LeadStageSet' }>['data']): string =>
  [
    `Marked ${leadStageNames[stage].toLowerCase()}`,
    ...(reason ? [lostReasonNames[reason].toLowerCase()] : []),
    ...(valuePence ? [shortPoundsOf(valuePence)] : []),
  ].join(' · ');

/** Words that were withheld were answered from nothing. */
const answeredFrom = ({ account }: Extract<Recorded, { type: 'AssistantReplied' }>['data']) =>
  account && account.withheld === null && account.sources.length > 0 ? { sources: account.sources } : {};

const entryOf = (event: Recorded): KeptEntry | undefined => {
  const mark = { id: event.id, text: '', timestamp: event.at, card: null, safety: null };
  switch (event.type) {
    case 'VisitorMessageReceived':
      return { ...mark, id: event.data.messageId, role: 'user', text: event.data.text };
    case 'AssistantReplied': {
      const { replyId, text, card } = event.data;
      return { ...mark, id: replyId, role: 'assistant', text, card, ...answeredFrom(event.data) };
    }
    case 'SafetyHazardDetected': {
      const { hazard, rule, ruleVersion, from, to } = event.data;
      return { ...mark, role: 'safety', safety: { hazard, rule, ruleVersion, from, to } };
    }
    case 'VulnerableHouseholdFlagged':
      return { ...mark, role: 'flag', text: householdInWords(event.data.rule) };
    case 'LeadCaptured':
      return { ...mark, role: 'lead', text: 'Lead captured' };
    case 'CallbackRequested': {
      const { preferredTime, notes } = event.data;
      return { ...mark, role: 'lead', text: ['Asked to be rung', preferredTime, notes].filter(Boolean).join(' · ') };
    }
    case 'LeadSubmitted':
      return { ...mark, role: 'lead', text: 'Lead form sent' };
    case 'AppointmentNoted':
      return { ...mark, role: 'lead', text: visitInWords(event.data) };
    case 'LeadGraded': {
      const { grade, previous, facts } = event.data;
      if (grade === previous) return undefined;
      return {
        ...mark,
        role: 'grade',
        text: gradeInWords(event.data),
        points: totalPoints(event.data.points),
        ...(grade && (grade !== 'C' || facts.reachable) && { grade }),
      };
    }
    case 'InstallerReplied': {
      const { replyId, text, firmPerson, photos } = event.data;
      const shown = photos?.map(({ photoId, width, height }) => ({ photoId, slot: null, width, height }));
      return { ...mark, id: replyId, role: 'person', text, name: firmPerson, ...(shown && { photos: shown }) };
    }
    case 'LeadStageSet':
      return { ...mark, role: 'stage', text: stageInWords(event.data) };
    case 'EmergencyStoodDown':
      return { ...mark, role: 'stood-down', text: stoodDownWords[event.data.basis] };
    case 'AlarmCleared':
      return {
        ...mark,
        role: 'alarm-cleared',
        text: `${alarmVerdictNames[event.data.verdict]} · ${event.data.clearedBy}`,
      };
    case 'AlarmReopened':
      return { ...mark, role: 'alarm-cleared', text: `Alarm stands again · ${event.data.reopenedBy}` };
    case 'PersonRequested':
      return { ...mark, role: 'handover', text: requested[event.data.reason] };
    case 'ConversationTakenOver':
      return { ...mark, role: 'handover', text: 'Taken over by the team' };
    case 'ConversationHandedBack':
      return { ...mark, role: 'handover', text: handedBack[event.data.cause] };
    case 'PhotosReceived': {
      const { messageId, photos } = event.data;
      const shown = photos.map(({ photoId, slot, width, height }) => ({ photoId, slot, width, height }));
      return { role: 'photos', messageId, photos: shown };
    }
    case 'PhotoTagged':
      return { role: 'photo-slot', photoId: event.data.photoId, slot: event.data.slot };
    case 'ConversationStarted':
    case 'SafetyClarificationAsked':
    case 'SafetyClarificationDenied':
    case 'ConversationIntentRecognised':
    case 'NeedsRecognised':
    case 'QuestionLeftOpen':
    case 'OpenQuestionDismissed':
    case 'LeadDetailsGiven':
    case 'JobDetailsGiven':
    case 'JobDetailRequested':
    case 'LeadNoteAdded':
    case 'LeadForwarded':
    case 'MarketingConsentGiven':
    case 'MarketingConsentRefused':
      return undefined;
  }
};

export const messages: AppendedModel<MessageRow, Concerning, 'messages'> = {
  kind: 'appended',
  name: 'messages',
  version: 10,
  table: messagesTable,
  streams: ['conversation'],
  concerns: (event): event is Concerning =>
    event.type === 'SubjectErased' ? event.data.sessionId !== null : Object.hasOwn(conversationEvents, event.type),
  rowsOf: (event) => {
    if (event.type === 'SubjectErased') return [];
    const entry = entryOf(event);
    const { sessionId, slug } = event.data;
    return entry ? [{ session_id: sessionId, revision: event.revision, slug, entry }] : [];
  },
  clears: (event) =>
    event.type === 'SubjectErased' && event.data.sessionId !== null
      ? { column: 'session_id', value: event.data.sessionId }
      : null,
};
