import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from './conversation.state';

/** What the newest words ask a photo of; nothing while there is danger. */
export const photoAskedFor = ({ turns, emergency }: Conversation): PhotoSlot | undefined =>
  emergency ? undefined : turns.at(-1)?.asksForPhoto;
