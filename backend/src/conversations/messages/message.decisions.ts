import type { ConversationEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { CoverageAndOffer } from '@pilotlight/assistant/grading/coverage-and-offer';
import { subIntentAfter } from '@pilotlight/assistant/understanding/sub-intent-after';
import type { UnderstoodTurn } from '@pilotlight/assistant/turn';
import { needsAfter } from '@pilotlight/assistant/understanding/needs-after';
import { Refused } from '../../write-side/refused';
import {
  openOrNew,
  startEvents,
  type Visit,
  type ConversationState,
  hasHeard,
  type OpenConversation,
  turnIn,
} from '../aggregate/conversation.state';
import { gradableOf, graded } from '../aggregate/grading';
import { chatUnavailable } from '../aggregate/refusals';
import { handedBackBySilence, personWanted } from '../handover/handover.decisions';
import { jobDetailEvents, leadDetailEvents, needEvents } from '../leads/lead-events';
import { type NamedFiles, newPhotos, photosWith, refuseUnusable, sameFiles } from '../photos/photo.decisions';
import { clarificationEvents, intentEvents, safetyEvents, standDownEvents } from './message-events';

const messagesPerMinute = 20;
const messagesInAll = 300;

export interface ReceivedMessage extends Visit {
  readonly messageId: string;
  readonly text: string;
  readonly files?: NamedFiles;
  readonly now: number;
  /** Only danger is heard. */
  readonly suspended: boolean;
  readonly coverageAndOffer: CoverageAndOffer;
  readonly crowded?: boolean;
  readonly simulated?: boolean;
}

export const receiveMessage = (
  state: ConversationState,
  message: ReceivedMessage,
  understand: (state: ConversationState, text: string) => UnderstoodTurn,
): ConversationEvent[] => {
  const { slug, sessionId, messageId, text } = message;
  const common = { slug, sessionId };
  const before = openOrNew(state);
  const known = turnIn(state, messageId);
  if (known && (known.text !== text || !sameFiles(before, { ...message, messageId: known.messageId })))
    throw new Refused('This message id was used for another message');
  if (known) {
    if (message.crowded && !known.reply && known.safety.kind === 'clear') throw tooManyWaiting();
    return [];
  }
  const understood = understand(state, text);
  const { verdict, intent, facts, jobFacts } = understood;
  // Danger is heard even by a suspended installer's chat, but once of each kind.
  const danger = verdict.kind === 'hazard' || verdict.kind === 'doubt';
  if (message.suspended && !danger) throw chatUnavailable();
  if (!message.simulated && (!danger || hasHeard(before, verdict))) refuseFlood(before, message);
  if (!danger) refuseUnusable(before, message);
  const subIntent = subIntentAfter(before, understood);
  const standing = gradableOf(before);
  const lead = {
    grading: standing.grading,
    intent,
    subIntent,
    facts: { ...standing.facts, ...facts },
    jobFacts: { ...standing.jobFacts, ...jobFacts },
    photos: [...standing.photos, ...newPhotos(before, message)],
    needs: needsAfter(standing.needs, understood),
    emergency: standing.emergency || verdict.kind === 'hazard',
    booked: standing.booked,
  };
  return [
    ...startEvents(before, message),
    ...handedBackBySilence(before, message.now, common),
    { type: 'VisitorMessageReceived', data: { ...common, messageId, text } },
    ...photosWith(before, message),
    ...safetyEvents(verdict, { ...common, messageId }),
    ...clarificationEvents(before, verdict, text, { ...common, messageId }),
    ...standDownEvents(before, understood, { ...common, messageId }),
    ...intentEvents(before, intent, subIntent, common),
    ...needEvents(before, understood, { ...common, messageId }),
    ...personWanted(before, understood, message, { ...common, messageId }),
    ...leadDetailEvents(before, facts, { ...common, source: 'chat' }),
    ...jobDetailEvents(before, jobFacts, { ...common, source: 'chat' }),
    ...graded(lead, message, common),
  ];
};

const tooManyWaiting = (): Refused =>
  new Refused('Too many messages are waiting for an answer. Please try again in a moment.', 'too-many', 10);

const refuseFlood = (before: OpenConversation | null, { now, crowded }: ReceivedMessage): void => {
  if (crowded) throw tooManyWaiting();
  if (!before) return;
  if (before.turns.length >= messagesInAll)
    throw new Refused('This conversation has reached its limit. Please give us a call instead.', 'too-many');
  const nth = before.turns.at(-messagesPerMinute);
  if (nth && now - Date.parse(nth.at) < 60_000)
    throw new Refused('That was a lot of messages at once. Please wait a minute.', 'too-many', 60);
};
