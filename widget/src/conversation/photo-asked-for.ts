import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';
import type { Conversation } from './conversation.state';

export const photoAskedFor = ({ turns, emergency }: Conversation): PhotoSlot | undefined =>
  emergency ? undefined : turns.at(-1)?.asksForPhoto;
