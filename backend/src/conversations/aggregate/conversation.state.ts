import type { ConversationEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { EmergencyMode } from '@pilotlight/assistant/interlock/emergency-mode';
import type { Asking } from '@pilotlight/assistant/dialogue/asked-so-far';
import { chatEnded, noSuchConversation } from './refusals';
import { isSameMessage, type Turn } from './turn.state';
import type { PhotosTold } from './photo.state';
import type { Alarms } from './alarm.state';
import type { Handover } from './handover.state';
import type { LeadWork } from './lead-work.state';

/** As last decided. */
export type StandingGrade = Omit<
  Extract<ConversationEvent, { type: 'LeadGraded' }>['data'],
  'slug' | 'sessionId' | 'previous'
>;

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
  readonly mode: EmergencyMode;
  readonly alarms: Alarms;
  /** What it was about but for the danger. */
  readonly calmIntent: Intent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly grading: StandingGrade | null;
  /** ISO 8601 UTC. */
  readonly gradedAt: string | null;
  readonly captured: boolean;
  readonly submitted: boolean;
  /** How often the lead form was sent with something new in it. */
  readonly formsSent: number;
  /** The last call-back that was asked for on the form, and how often one was. */
  readonly callback: { readonly asked: number; readonly said: string };
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

export const hasPhotos = (state: ConversationState): boolean => state.status === 'open' && state.photos.length > 0;

/** Null before the first message. Refused once it was erased: nothing more may be stored. */
export const openOrNew = (state: ConversationState): OpenConversation | null => {
  if (state.status === 'erased') throw chatEnded();
  return state.status === 'open' ? state : null;
};

/** The firm's own conversation while it can be read and worked on; another installer's looks exactly like none. Throws Refused. */
export const ownOpenConversation = (state: ConversationState, slug: string): OpenConversation => {
  if (state.status !== 'open' || state.slug !== slug) throw noSuchConversation();
  return state;
};

export interface Visit {
  readonly slug: string;
  readonly sessionId: string;
  readonly origin: string;
}

/** The event that starts a conversation; none where it has started. */
export const startEvents = (
  before: OpenConversation | null,
  { slug, sessionId, origin }: Visit,
): ConversationEvent[] =>
  before ? [] : [{ type: 'ConversationStarted', data: { slug, sessionId, origin, channel: 'widget' } }];
