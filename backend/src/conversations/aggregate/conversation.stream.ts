import { conversationEvents } from '@pilotlight/contracts/events/conversation-events';
import { type Aggregate, eventsAmong } from '../../write-side/aggregate';
import { AggregateStore } from '../../write-side/aggregate-store';
import { subjectEvents } from '@pilotlight/contracts/events/subject-events';
import type { ConversationState, ConversationStreamEvent } from './conversation.state';
import { evolveConversation, unstarted } from './evolve.state';

export const conversationAggregate: Aggregate<ConversationState, ConversationStreamEvent> = {
  initialState: unstarted,
  evolve: evolveConversation,
  cacheWeight: (state) =>
    1 + (state.status === 'open' ? state.turns.length + state.handover.lines.length + state.notes.length : 0),
  isOwnEvent: eventsAmong({ ...conversationEvents, ...subjectEvents }),
};

export class ConversationStream extends AggregateStore<ConversationState, ConversationStreamEvent> {}
