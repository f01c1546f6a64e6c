import type { RecordedEvent } from '@pilotlight/contracts/events/catalogue';
import { conversationEvents } from '@pilotlight/contracts/events/conversation-events';
import type { Fold } from '../write-side/decision';
import { DecidedStream } from '../write-side/decided-stream';
import { subjectEvents } from '@pilotlight/contracts/events/subject-events';
import type { ConversationState, ConversationStreamEvent } from './conversation.state';
import { evolveConversation, unstarted } from './conversation.state';

export const conversationFold: Fold<ConversationState, ConversationStreamEvent> = {
  initial: unstarted,
  evolve: evolveConversation,
  weight: (state) =>
    1 + (state.status === 'open' ? state.turns.length + state.handover.lines.length + state.notes.length : 0),
  owns: (event): event is RecordedEvent<ConversationStreamEvent> =>
    Object.hasOwn(conversationEvents, event.type) || Object.hasOwn(subjectEvents, event.type),
};

export class ConversationStream extends DecidedStream<ConversationState, ConversationStreamEvent> {}
