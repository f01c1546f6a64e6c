import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { Grade } from '@pilotlight/contracts/values/intent';
import {
  anyCoverageAndOffer,
  type CoverageAndOffer,
  coverageAndOfferOf,
} from '@pilotlight/assistant/grading/coverage-and-offer';
import type { GradeRules } from '@pilotlight/assistant/grading/grading';
import { conversationAggregate } from '../aggregate/conversation.stream';
import { type ConversationState, type OpenConversation } from '../aggregate/conversation.state';
import { unstarted } from '../aggregate/evolve.state';
import { gradableOf, graded } from '../aggregate/grading';

export interface Regraded {
  readonly sessionId: string;
  readonly slug: string;
  readonly revision: number;
  readonly before: Grade | null;
  readonly after: Grade | null;
  readonly events: readonly ConversationEvent[];
}

/** A note or an answer is no reason to count "within a month" from another day. */
const gradedAnewBy: Readonly<Record<Parameters<typeof conversationAggregate.evolve>[1]['type'], boolean>> = {
  VisitorMessageReceived: true,
  ConversationIntentRecognised: true,
  NeedsRecognised: true,
  LeadDetailsGiven: true,
  JobDetailsGiven: true,
  LeadSubmitted: true,
  CallbackRequested: true,
  SafetyHazardDetected: true,
  PhotosReceived: true,
  PhotoTagged: true,
  AppointmentNoted: true,
  ConversationStarted: false,
  SafetyClarificationAsked: false,
  SafetyClarificationDenied: false,
  EmergencyStoodDown: false,
  VulnerableHouseholdFlagged: false,
  AlarmCleared: false,
  AlarmReopened: false,
  LeadCaptured: false,
  MarketingConsentGiven: false,
  MarketingConsentRefused: false,
  JobDetailRequested: false,
  LeadStageSet: false,
  LeadNoteAdded: false,
  LeadForwarded: false,
  LeadGraded: false,
  AssistantReplied: false,
  QuestionLeftOpen: false,
  OpenQuestionDismissed: false,
  PersonRequested: false,
  ConversationTakenOver: false,
  InstallerReplied: false,
  ConversationHandedBack: false,
  SubjectErased: false,
};

interface Held {
  readonly state: ConversationState;
  readonly revision: number;
  /** Of the last event that bears on the grade: what "within a month" counts from. */
  readonly at: string;
}

/** Takes events in log order; keeps no word beside the facts. */
export class Regrading {
  readonly #held = new Map<string, Held>();
  readonly #firms = new Map<string, CoverageAndOffer>();

  constructor(private readonly rules: GradeRules) {}

  take(event: RecordedEvent): void {
    if (event.type === 'InstallerTrainingPublished')
      this.#firms.set(event.data.slug, coverageAndOfferOf(event.data.training));
    if (!conversationAggregate.isOwnEvent(event) || !event.stream.startsWith('conversation-')) return;
    const before = this.#held.get(event.stream);
    const state = withoutTurns(conversationAggregate.evolve(before?.state ?? unstarted, event));
    const at = before && !gradedAnewBy[event.type] ? before.at : event.at;
    this.#held.set(event.stream, { state, revision: event.revision, at });
  }

  *outcomes(): Generator<Regraded> {
    for (const { state, revision, at } of this.#held.values()) {
      if (state.status !== 'open') continue;
      const { slug, sessionId, grading } = state;
      const events = graded(
        gradableOf(state),
        { now: Date.parse(at), coverageAndOffer: this.#firms.get(slug) ?? anyCoverageAndOffer, rules: this.rules },
        { slug, sessionId },
      );
      const before = grading?.grade ?? null;
      const [event] = events;
      yield { slug, sessionId, revision, before, after: gradeIn(event) ?? before, events };
    }
  }
}

const gradeIn = (event: ConversationEvent | undefined): Grade | null | undefined =>
  event?.type === 'LeadGraded' ? event.data.grade : undefined;

const withoutTurns = (state: ConversationState): ConversationState =>
  state.status === 'open' && state.turns.length > 0 ? ({ ...state, turns: [] } satisfies OpenConversation) : state;
