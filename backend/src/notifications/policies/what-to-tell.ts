import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SentEventType } from '@pilotlight/notifications/event-types';

/** The events of a conversation that somebody may be told of. */
export const tellingEvents = [
  'ConversationStarted',
  'SafetyHazardDetected',
  'VulnerableHouseholdFlagged',
  'NeedsRecognised',
  'PersonRequested',
  'LeadGraded',
  'LeadSubmitted',
  'CallbackRequested',
] as const;
type Telling = RecordedEvent & { readonly type: (typeof tellingEvents)[number] };

export interface ToTell {
  readonly eventType: SentEventType;
  readonly occurrence: string;
}

/**
 * What an event of a conversation tells of, and what names it: most is told once a conversation, a danger once for each alarm that stands.
 * `alarmAt` is when the standing alarm began, null where none does.
 */
export const whatToTell = (event: Telling, alarmAt: string | null): ToTell[] => {
  const { sessionId } = event.data;
  const once = (eventType: SentEventType): ToTell => ({ eventType, occurrence: `${sessionId} ${eventType}` });
  switch (event.type) {
    case 'ConversationStarted':
      return [once('conversation_started')];
    case 'SafetyHazardDetected':
    case 'VulnerableHouseholdFlagged':
      return [{ eventType: 'emergency_detected', occurrence: `${sessionId} alarm ${alarmAt ?? event.id}` }];
    case 'PersonRequested':
      return [once('callback_requested')];
    case 'NeedsRecognised': {
      const { needs } = event.data;
      return [
        ...(needs.includes('quote') ? [once('quote_requested')] : []),
        ...(needs.includes('callback') ? [once('callback_requested')] : []),
      ];
    }
    case 'LeadGraded':
      return event.data.grade === 'A' || event.data.grade === 'B' ? [once('lead_qualified')] : [];
    case 'CallbackRequested':
      return [{ eventType: 'callback_requested', occurrence: `${sessionId} callback ${event.id}` }];
    case 'LeadSubmitted':
      return [once('lead_submitted')];
  }
};
