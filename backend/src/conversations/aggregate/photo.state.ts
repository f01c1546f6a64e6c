import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

/** A picture that came with a message. `at` is ISO 8601 UTC. */
export interface SentPhoto {
  readonly photoId: string;
  readonly messageId: string;
  readonly slot: PhotoSlot | null;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly at: string;
}

type PhotosReceived = RecordedEvent<Extract<ConversationEvent, { type: 'PhotosReceived' }>>;

export const photosOf = ({ data, at }: PhotosReceived): SentPhoto[] =>
  data.photos.map((photo) => ({ ...photo, messageId: data.messageId, at }));

export interface PhotosTold {
  readonly photos: readonly SentPhoto[];
  /** How often a photo was put in a slot or taken out of one. */
  readonly photosTagged: number;
  /** Of those, how often by the firm. */
  readonly photosTaggedByFirm: number;
}

export const afterTag = (
  { photos, photosTagged, photosTaggedByFirm }: PhotosTold,
  { data: { photoId, slot }, actor }: Extract<RecordedEvent<ConversationEvent>, { type: 'PhotoTagged' }>,
): PhotosTold => ({
  photos: photos.map((photo) => (photo.photoId === photoId ? { ...photo, slot } : photo)),
  photosTagged: photosTagged + 1,
  photosTaggedByFirm: photosTaggedByFirm + (actor.kind === 'installer' ? 1 : 0),
});
