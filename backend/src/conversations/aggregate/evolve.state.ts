import type { RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { afterDenial, afterHazard, noEmergency } from '@pilotlight/assistant/interlock/emergency-mode';
import { needsAfter } from '@pilotlight/assistant/understanding/needs-after';
import { afterVisitStep, noVisitTalk, withVisit } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import { afterAnswer, nothingAsked } from '@pilotlight/assistant/dialogue/asked-so-far';
import {
  type ConversationState,
  type ConversationStreamEvent,
  type OpenConversation,
  type StandingGrade,
  turnIn,
} from './conversation.state';
import { asFlagged, type GivenDetails, inTurn, replyOf, toldInChat, turnOf, withAnswered } from './turn.state';
import { afterTag, photosOf } from './photo.state';
import { afterAlarmWork, noAlarms, withAlarm } from './alarm.state';
import { afterAnswerToMarketing, answersAfterDetails } from './marketing.state';
import { afterHandBack, afterReply, afterTakeOver, afterWord, noHandover } from './handover.state';
import { saidOfCallback } from './callback.state';
import { afterWork, answered, noLeadWork } from './lead-work.state';

export const unstarted: ConversationState = { status: 'unstarted' };

export const evolveConversation = (
  state: ConversationState,
  event: RecordedEvent<ConversationStreamEvent>,
): ConversationState => {
  if (event.type === 'SubjectErased') return { status: 'erased', slug: event.data.slug };
  if (state.status === 'erased') return state;
  if (event.type === 'ConversationStarted') return started(event.data.slug, event.data.sessionId);
  if (state.status === 'unstarted') return state;
  switch (event.type) {
    case 'VisitorMessageReceived':
      return {
        ...state,
        turns: [...state.turns, turnOf(event, state)],
        handover: afterWord(state.handover, event.at),
      };
    case 'PhotosReceived':
      return { ...state, photos: [...state.photos, ...photosOf(event)] };
    case 'PhotoTagged':
      return { ...state, ...afterTag(state, event) };
    case 'SafetyHazardDetected':
      return event.data.source === 'assistant'
        ? state
        : {
            ...state,
            turns: inTurn(state, event.data.messageId, { safety: { kind: 'hazard', hazard: event.data.hazard } }),
            emergency: state.emergency ?? event.data.hazard,
            mode: afterHazard(state.mode, event.data),
            ...withAlarm(state, event),
          };
    case 'SafetyClarificationAsked':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { safety: { kind: 'doubt', hazard: event.data.hazard } }),
        ...withAlarm(state, event),
      };
    // Whether a question is open is read from the turns' own words.
    case 'SafetyClarificationDenied':
      return state;
    case 'EmergencyStoodDown':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { standsDown: true }),
        mode: afterDenial(state.mode, state.turns.length),
        alarms: { ...state.alarms, stoodDown: { basis: event.data.basis, at: event.at } },
      };
    case 'VulnerableHouseholdFlagged':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, asFlagged(turnIn(state, event.data.messageId))),
        ...withAlarm(state, event),
      };
    case 'AlarmCleared':
    case 'AlarmReopened':
      return { ...state, ...afterAlarmWork(state, event) };
    case 'ConversationIntentRecognised': {
      const { intent, subIntent = null } = event.data;
      return { ...state, intent, subIntent, calmIntent: intent === 'emergency' ? state.calmIntent : intent };
    }
    case 'NeedsRecognised':
      return { ...state, needs: needsAfter(state.needs, event.data) };
    case 'LeadDetailsGiven':
      return {
        ...state,
        ...told(state, event.data),
        facts: { ...state.facts, ...event.data.facts },
        marketing: answersAfterDetails(state, event.data.facts),
      };
    case 'JobDetailsGiven':
      return { ...state, ...told(state, event.data), jobFacts: { ...state.jobFacts, ...event.data.facts } };
    case 'MarketingConsentGiven':
    case 'MarketingConsentRefused':
      return { ...state, marketing: afterAnswerToMarketing(state.marketing, event) };
    case 'LeadStageSet':
    case 'JobDetailRequested':
    case 'LeadNoteAdded':
    case 'LeadForwarded':
      return { ...state, ...afterWork(state, event) };
    case 'LeadGraded':
      return { ...state, grading: gradeOf(event), gradedAt: event.at };
    case 'LeadCaptured':
      return { ...state, captured: true };
    case 'CallbackRequested':
      return {
        ...state,
        needs: new Set([...state.needs, 'callback']),
        callback: { asked: state.callback.asked + 1, said: saidOfCallback(event.data) },
      };
    case 'LeadSubmitted':
      return { ...state, submitted: true, formsSent: state.formsSent + 1 };
    case 'AssistantReplied':
      return {
        ...state,
        turns: inTurn(state, event.data.inReplyTo, { reply: replyOf(event) }),
        ...afterAnswer(state, event.data),
        visitTalk: afterVisitStep(state.visitTalk, event.data.visit),
      };
    case 'AppointmentNoted':
      return { ...state, visits: withVisit(state.visits, event.data) };
    case 'QuestionLeftOpen':
      return { ...state, turns: inTurn(state, event.data.messageId, { leftOpen: true }) };
    case 'OpenQuestionDismissed':
      return { ...state, turns: inTurn(state, event.data.messageId, { leftOpen: false }) };
    case 'PersonRequested':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { personFor: event.data.reason }),
        handover: { ...state.handover, waitedFor: true },
      };
    case 'ConversationTakenOver':
      return { ...state, handover: afterTakeOver(state.handover, event, state.turns.length) };
    case 'InstallerReplied':
      return {
        ...state,
        turns: withAnswered(state, event.data.answers),
        handover: afterReply(state.handover, event, state.turns.length),
      };
    case 'ConversationHandedBack':
      return { ...state, handover: afterHandBack(state.handover, event, state.turns.length) };
  }
};

const gradeOf = ({ data }: RecordedEvent & { type: 'LeadGraded' }): StandingGrade => {
  const { grade, ruleVersion, facts, points, factors } = data;
  return { grade, ruleVersion, facts, points, factors };
};

const told = (
  state: OpenConversation,
  details: GivenDetails,
): Pick<OpenConversation, 'requested' | 'awaited' | 'turns'> => ({
  ...answered(state, details.facts),
  turns: toldInChat(state, details),
});

const started = (slug: string, sessionId: string): OpenConversation => ({
  status: 'open',
  slug,
  sessionId,
  turns: [],
  photos: [],
  photosTagged: 0,
  photosTaggedByFirm: 0,
  intent: null,
  subIntent: null,
  needs: new Set(),
  emergency: null,
  mode: noEmergency,
  alarms: noAlarms,
  calmIntent: null,
  facts: {},
  jobFacts: {},
  grading: null,
  gradedAt: null,
  ...nothingAsked,
  captured: false,
  submitted: false,
  formsSent: 0,
  callback: { asked: 0, said: '' },
  marketing: {},
  handover: noHandover,
  visitTalk: noVisitTalk,
  visits: [],
  ...noLeadWork,
});
