import type { RecordedEvent, SavedReplyEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { SavedReply } from '@pilotlight/contracts/values/saved-reply';

export interface SavedRepliesState {
  readonly replies: readonly SavedReply[];
  /** How often they were changed. */
  readonly version: number;
}

export const noSavedReplies: SavedRepliesState = { replies: [], version: 0 };

export const evolveSavedReplies = (
  { version }: SavedRepliesState,
  { data }: RecordedEvent<SavedReplyEvent>,
): SavedRepliesState => ({ replies: data.replies, version: version + 1 });
