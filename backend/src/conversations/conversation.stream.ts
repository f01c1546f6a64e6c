import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { conversationEvents } from '@pilotlight/contracts/events/conversation-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';
import type { ConversationState } from './conversation.state';
import { evolveConversation, unstarted } from './conversation.state';

export const conversationFold: Fold<ConversationState, ConversationEvent> = {
  initial: unstarted,
  evolve: evolveConversation,
  weight: (state) => 1 + (state.status === 'open' ? state.turns.length : 0),
  owns: (event): event is RecordedEvent<ConversationEvent> => Object.hasOwn(conversationEvents, event.type),
};

export class ConversationStream extends DecidedStream<ConversationState, ConversationEvent> {}
