import type { ConversationEvent, RecordedEvent, SubjectEvent } from '@pilotlight/contracts/events/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import { afterDenial, afterHazard, type EmergencyMode, noEmergency } from '@pilotlight/assistant/emergency-mode';
import { needsAfter } from '@pilotlight/assistant/understanding/needs-after';
import { afterAnswer, type Asking, nothingAsked } from '@pilotlight/assistant/dialogue/asked-so-far';
import { isSameMessage } from './message-id';
import { type Details, toldInChat } from './given-details';
import { gradeOf, replyOf, type StandingGrade } from './event-mappers';
import { asFlagged, inTurn, type Turn, turnOf, withNothingOpen } from './turn.state';
import { afterTag, photosOf, type PhotosTold } from './photo.state';
import { afterReply, afterWord, noHandover, type Handover } from './handover.state';
import { afterWork, answered, type LeadWork, noLeadWork } from './lead-work.state';

export interface OpenConversation extends Asking, LeadWork, PhotosTold {
  readonly status: 'open';
  readonly slug: string;
  readonly sessionId: string;
  readonly turns: readonly Turn[];
  readonly intent: Intent | null;
  readonly subIntent: SubIntent | null;
  /** What was wanted and not taken back. */
  readonly needs: ReadonlySet<Need>;
  /** The hazard that was told of first; it stays. */
  readonly emergency: Hazard | null;
  /** Whether the assistant keeps to the card. */
  readonly mode: EmergencyMode;
  /** What it was about but for the danger. */
  readonly calmIntent: Intent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  /** Null before the first grade. */
  readonly grading: StandingGrade | null;
  /** ISO 8601 UTC. */
  readonly gradedAt: string | null;
  readonly captured: boolean;
  readonly submitted: boolean;
  /** How often the lead form was sent with something new in it. */
  readonly formsSent: number;
  readonly handover: Handover;
}

/** The visitor's words are gone for good; nothing more is said here. */
export interface ErasedConversation {
  readonly status: 'erased';
  readonly slug: string;
}

export type ConversationState = { readonly status: 'unstarted' } | OpenConversation | ErasedConversation;
export type ConversationStreamEvent = ConversationEvent | SubjectEvent;

/** Undefined where no such message was said. */
export const turnIn = (state: ConversationState, messageId: string): Turn | undefined =>
  state.status === 'open' ? state.turns.find((turn) => isSameMessage(turn.messageId, messageId)) : undefined;

/** Whether danger of that kind was told of since the newest denial. */
export const hasHeard = (before: OpenConversation | null, { hazard }: { readonly hazard: Hazard }): boolean =>
  before?.turns.slice(before.mode.settled).some(({ safety }) => safety.kind === 'hazard' && safety.hazard === hazard) ??
  false;

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
          };
    case 'SafetyClarificationAsked':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { safety: { kind: 'doubt', hazard: event.data.hazard } }),
      };
    // Whether a question is open is read from the turns' own words.
    case 'SafetyClarificationDenied':
      return state;
    case 'EmergencyStoodDown':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { standsDown: true }),
        mode: afterDenial(state.mode, state.turns.length),
      };
    case 'VulnerableHouseholdFlagged':
      return { ...state, turns: inTurn(state, event.data.messageId, asFlagged(turnIn(state, event.data.messageId))) };
    case 'ConversationIntentRecognised': {
      const { intent, subIntent = null } = event.data;
      return { ...state, intent, subIntent, calmIntent: intent === 'emergency' ? state.calmIntent : intent };
    }
    case 'NeedsRecognised':
      return { ...state, needs: needsAfter(state.needs, event.data) };
    case 'LeadDetailsGiven':
      return { ...state, ...told(state, event.data), facts: { ...state.facts, ...event.data.facts } };
    case 'JobDetailsGiven':
      return { ...state, ...told(state, event.data), jobFacts: { ...state.jobFacts, ...event.data.facts } };
    case 'LeadStageSet': {
      const turns = event.data.stage === 'new' ? state.turns : withNothingOpen(state.turns);
      return { ...state, ...afterWork(state, event), turns };
    }
    case 'JobDetailRequested':
    case 'LeadNoteAdded':
      return { ...state, ...afterWork(state, event) };
    case 'LeadGraded':
      return { ...state, grading: gradeOf(event), gradedAt: event.at };
    case 'LeadCaptured':
      return { ...state, captured: true };
    case 'LeadSubmitted':
      return { ...state, submitted: true, formsSent: state.formsSent + 1 };
    case 'AssistantReplied':
      return {
        ...state,
        turns: inTurn(state, event.data.inReplyTo, { reply: replyOf(event) }),
        ...afterAnswer(state, event.data),
      };
    case 'QuestionLeftOpen':
      return { ...state, turns: inTurn(state, event.data.messageId, { leftOpen: true }) };
    case 'PersonRequested':
      return {
        ...state,
        turns: inTurn(state, event.data.messageId, { personFor: event.data.reason }),
        handover: { ...state.handover, waitedFor: true },
      };
    case 'ConversationTakenOver':
      return { ...state, handover: { ...state.handover, takenOver: true } };
    case 'InstallerReplied':
      return {
        ...state,
        turns: withNothingOpen(state.turns),
        handover: afterReply(state.handover, event, state.turns.length),
      };
    case 'ConversationHandedBack':
      return { ...state, handover: { ...noHandover, lines: state.handover.lines } };
  }
};

const told = (
  state: OpenConversation,
  details: Details,
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
  calmIntent: null,
  facts: {},
  jobFacts: {},
  grading: null,
  gradedAt: null,
  ...nothingAsked,
  captured: false,
  submitted: false,
  formsSent: 0,
  handover: noHandover,
  ...noLeadWork,
});
