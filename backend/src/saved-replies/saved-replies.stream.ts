import type { SavedReplyEvent } from '@pilotlight/contracts/catalogue/catalogue';
import { savedReplyEvents } from '@pilotlight/contracts/events/saved-reply-events';
import { type Aggregate, eventsAmong } from '../write-side/aggregate';
import { AggregateStore } from '../write-side/aggregate-store';
import { evolveSavedReplies, noSavedReplies, type SavedRepliesState } from './saved-replies.state';

export const savedRepliesAggregate: Aggregate<SavedRepliesState, SavedReplyEvent> = {
  initialState: noSavedReplies,
  evolve: evolveSavedReplies,
  isOwnEvent: eventsAmong(savedReplyEvents),
};

export class SavedRepliesStream extends AggregateStore<SavedRepliesState, SavedReplyEvent> {}
