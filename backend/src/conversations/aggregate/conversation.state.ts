import type { MarketingAnswers } from './marketing.state';
import type { ConversationEvent, SubjectEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { LeadFacts } from '@pilotlight/contracts/events/conversation-events';
import type { JobFacts } from '@pilotlight/contracts/events/job-facts';
import type { Intent, SubIntent } from '@pilotlight/contracts/values/intent';
import type { Need } from '@pilotlight/contracts/values/need';
import type { Hazard } from '@pilotlight/contracts/values/safety';
import type { EmergencyMode } from '@pilotlight/assistant/interlock/emergency-mode';
import type { OwnVisit, VisitTalk } from '@pilotlight/assistant/dialogue/visits/visit-talk';
import type { Asking } from '@pilotlight/assistant/dialogue/asked-so-far';
import { chatEnded, noSuchConversation } from './refusals';
import { isSameMessage, type Turn } from './turn.state';
import type { PhotosTold } from './photo.state';
import type { Alarms } from './alarm.state';
import type { Handover } from './handover.state';
import type { LeadWork } from './lead-work.state';

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
  readonly needs: ReadonlySet<Need>;
  /** The hazard that was reported first; it stays. */
  readonly emergency: Hazard | null;
  readonly mode: EmergencyMode;
  readonly alarms: Alarms;
  /** The subject apart from the danger. */
  readonly calmIntent: Intent | null;
  readonly facts: LeadFacts;
  readonly jobFacts: JobFacts;
  readonly grading: StandingGrade | null;
  readonly gradedAt: string | null;
  readonly captured: boolean;
  readonly submitted: boolean;
  /** How often the lead form was sent with something new in it. */
  readonly formsSent: number;
  /** The last call-back that was asked for on the form, and how often one was. */
  readonly callback: { readonly asked: number; readonly said: string };
  readonly marketing: MarketingAnswers;
  readonly handover: Handover;
  readonly visitTalk: VisitTalk;
  /** As the diary last said, soonest first. */
  readonly visits: readonly OwnVisit[];
}

export interface ErasedConversation {
  readonly status: 'erased';
  readonly slug: string;
}

export type ConversationState = { readonly status: 'unstarted' } | OpenConversation | ErasedConversation;
export type ConversationStreamEvent = ConversationEvent | SubjectEvent;

export const turnIn = (state: ConversationState, messageId: string): Turn | undefined =>
  state.status === 'open' ? state.turns.find((turn) => isSameMessage(turn.messageId, messageId)) : undefined;

export const hasHeard = (before: OpenConversation | null, { hazard }: { readonly hazard: Hazard }): boolean =>
  before?.turns.slice(before.mode.settled).some(({ safety }) => safety.kind === 'hazard' && safety.hazard === hazard) ??
  false;

export const hasPhotos = (state: ConversationState): boolean => state.status === 'open' && state.photos.length > 0;

/** Null before the first message. Refused once erased: nothing more may be stored. */
export const openOrNew = (state: ConversationState): OpenConversation | null => {
  if (state.status === 'erased') throw chatEnded();
  return state.status === 'open' ? state : null;
};

/** Another installer's looks exactly like none. Throws Refused. */
export const ownOpenConversation = (state: ConversationState, slug: string): OpenConversation => {
  if (state.status !== 'open' || state.slug !== slug) throw noSuchConversation();
  return state;
};

export interface Visit {
  readonly slug: string;
  readonly sessionId: string;
  readonly origin: string;
}

export const startEvents = (
  before: OpenConversation | null,
  { slug, sessionId, origin }: Visit,
): ConversationEvent[] =>
  before ? [] : [{ type: 'ConversationStarted', data: { slug, sessionId, origin, channel: 'widget' } }];
