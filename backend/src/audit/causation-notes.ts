import type { DomainEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { silenceMinutes } from '@pilotlight/contracts/values/handover';
import { alarmVerdictNames } from '@pilotlight/contracts/values/alarm';
import { photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import { poundsOf } from '@pilotlight/contracts/values/money';
import { sheetFields } from '@pilotlight/contracts/values/job-sheet-fields';
import { leadStageNames } from '@pilotlight/contracts/values/lead-stage';
import { isOfInstaller, noteOfInstaller } from './installer-notes';

/** The few words that stand beside an event's time in a causation graph. Never personal. */
export const noteOf = (event: DomainEvent): string => {
  if (isOfInstaller(event)) return noteOfInstaller(event);
  switch (event.type) {
    case 'QuestionsDismissed':
    case 'AnswerSuggested':
      return event.data.asked.length === 1 ? 'one question' : `${event.data.asked.length} questions`;
    case 'AppointmentNoted':
      return event.data.status;
    case 'ConversationStarted':
      return event.data.origin;
    case 'SafetyHazardDetected':
    case 'SafetyClarificationAsked':
      return `${event.data.hazard}, rule ${event.data.rule}`;
    case 'SafetyClarificationDenied':
      return 'answered with a no';
    case 'EmergencyStoodDown':
      return `${event.data.hazard}, ${event.data.basis === 'denied' ? 'denied' : 'over'} by the visitor’s words`;
    case 'AlarmCleared':
      return alarmVerdictNames[event.data.verdict].toLowerCase();
    case 'VulnerableHouseholdFlagged':
      return `rule ${event.data.rule}`;
    case 'PhotosReceived':
      return photosInWords(event.data.photos.length);
    case 'InstallerReplied':
      return event.data.photos ? photosInWords(event.data.photos.length) : '';
    case 'PhotoTagged':
      return event.data.slot ? photoSlotNames[event.data.slot] : 'no slot';
    case 'ConversationIntentRecognised':
      return [event.data.intent, event.data.subIntent?.replaceAll('-', ' ')].filter(Boolean).join(', ');
    case 'NeedsRecognised':
      return event.data.needs.join(', ');
    case 'LeadDetailsGiven':
    case 'JobDetailsGiven':
      return Object.keys(event.data.facts).join(', ').replaceAll('_', ' ');
    case 'JobDetailRequested':
      return sheetFields[event.data.field].label.toLowerCase();
    case 'LeadStageSet':
      return [
        `${leadStageNames[event.data.previous]} to ${leadStageNames[event.data.stage]}`.toLowerCase(),
        event.data.reason,
        event.data.valuePence !== undefined && poundsOf(event.data.valuePence),
      ]
        .filter(Boolean)
        .join(', ');
    case 'LeadForwarded':
      return event.data.channel === 'email' ? 'by email' : 'by WhatsApp';
    case 'LeadGraded':
      return `${event.data.grade ?? 'ungraded'}, rules v${event.data.ruleVersion}`;
    case 'AssistantReplied':
      return event.data.engine === 'interlock' ? 'safety card' : 'in words';
    case 'PersonRequested':
      return event.data.reason === 'asked' ? 'asked for' : 'not understood twice';
    case 'ConversationHandedBack':
      return event.data.cause === 'installer' ? 'by the installer' : `after ${silenceMinutes} minutes of silence`;
    case 'NotificationRequested':
      return `${event.data.eventType.replaceAll('_', ' ')}, ${event.data.channel} to the ${event.data.audience}`;
    case 'NotificationAttempted':
      return `attempt ${event.data.attempt} by ${event.data.provider}`;
    case 'NotificationRefused':
      return `${event.data.reason.replaceAll('-', ' ')}, ${event.data.retryAt ? 'tried again' : 'for good'}`;
    case 'NotificationOutcomeLost':
      return event.data.cause.replaceAll('-', ' ');
    case 'NotificationBounced':
      return event.data.permanent ? 'for good' : 'for now';
    case 'NotificationCancelled':
      return event.data.cause.replaceAll('-', ' ');
    case 'AddressSuppressed':
      return `${event.data.channel}, ${event.data.cause}`;
    case 'SuppressionLifted':
      return `${event.data.channel}, by the ${event.data.by}`;
    case 'NotificationTemplateCreated':
    case 'NotificationTemplateChanged':
    case 'NotificationTemplateDeleted':
    case 'NotificationTemplateRestored':
      return event.data.eventType.replaceAll('_', ' ');
    case 'PlatformPromptDrafted':
      return `draft ${event.data.draft}`;
    case 'PlatformPromptPublished':
      return `version ${event.data.version}`;
    case 'PlatformPromptRolledBack':
      return `version ${event.data.to} again, as ${event.data.version}`;
    case 'SlotHeld':
      return `until ${event.data.until}`;
    case 'AppointmentBooked':
    case 'AppointmentReceived':
      return `${event.data.scheduledAt}, ${event.data.status}`;
    case 'MoveReserved':
    case 'AppointmentMoved':
      return `to ${event.data.scheduledAt}`;
    case 'AppointmentCancelled':
      return `by the ${event.data.by}`;
    case 'AppointmentOutcomeUndone':
      return `back to ${event.data.status}`;
    case 'SubscriptionStarted':
      return event.data.subscriptionId;
    case 'PaymentReceived':
    case 'PaymentRefunded':
    case 'RegistrationPaid':
      return poundsOf(event.data.amount);
    case 'PaymentFailed':
      return [poundsOf(event.data.amount), event.data.failure].filter(Boolean).join(', ');
    case 'SubscriptionCancellationScheduled':
      return `ends ${event.data.endsAt}`;
    case 'PaymentNoticeReceived':
      return event.data.eventType;
    case 'RegistrationRefunded':
      return event.data.reason.replaceAll('-', ' ');
    case 'RegistrationClaimed':
    case 'RegistrationCompleted':
      return event.data.installer;
    case 'SubjectErased':
      return event.data.cause === 'retention' ? 'kept long enough' : 'on request';
    case 'PersonalDataViewed':
      return event.data.eventId === null ? "the installer's account" : 'one event';
    case 'SubscriptionRecovered':
    case 'SubscriptionCancellationWithdrawn':
    case 'SubscriptionLapsed':
    case 'SubscriptionEnded':
    case 'RegistrationStarted':
    case 'RegistrationExpired':
    case 'SlotReleased':
    case 'AppointmentConfirmed':
    case 'AppointmentCompleted':
    case 'AppointmentNotKept':
    case 'AppointmentDetailsCorrected':
    case 'MoveAbandoned':
    case 'CalendarEventLinked':
    case 'NotificationSent':
    case 'NotificationDelivered':
    case 'NotificationExpired':
    case 'NotificationResendRequested':
    case 'AlarmReopened':
    case 'LoginClaimed':
    case 'LoginReleased':
    case 'VisitorMessageReceived':
    case 'QuestionLeftOpen':
    case 'OpenQuestionDismissed':
    case 'TrainingChangeAsked':
    case 'TrainingChangeDone':
    case 'AnswerSuggestionDeclined':
    case 'SavedRepliesSet':
    case 'ConversationTakenOver':
    case 'LeadNoteAdded':
    case 'LeadCaptured':
    case 'LeadSubmitted':
    case 'CallbackRequested':
    case 'MarketingConsentGiven':
    case 'MarketingConsentRefused':
      return '';
  }
};

const photosInWords = (count: number): string => (count === 1 ? 'one photo' : `${count} photos`);
