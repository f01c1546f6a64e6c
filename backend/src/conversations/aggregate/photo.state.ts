import type { ConversationEvent, RecordedEvent } from '@pilotlight/contracts/catalogue/catalogue';
import type { PhotoSlot } from '@pilotlight/contracts/values/job-sheet';

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

/** Those that the firm sent fill no slot, and grade nothing. */
export const firmsPhotosOf = ({
  data,
  at,
}: RecordedEvent<Extract<ConversationEvent, { type: 'InstallerReplied' }>>): SentPhoto[] =>
  (data.photos ?? []).map((photo) => ({ ...photo, slot: null, messageId: data.replyId, at }));

export interface PhotosTold {
  readonly photos: readonly SentPhoto[];
  readonly photosTagged: number;
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
