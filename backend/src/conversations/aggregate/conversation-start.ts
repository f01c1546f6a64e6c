import type { ConversationEvent } from '@pilotlight/contracts/events/catalogue';
import type { ConversationState, OpenConversation } from './conversation.state';
import { chatEnded } from './refusals';

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

/** Null before the first message. Refused once it was erased: nothing more may be stored. */
export const openOrNew = (state: ConversationState): OpenConversation | null => {
  if (state.status === 'erased') throw chatEnded();
  return state.status === 'open' ? state : null;
};
