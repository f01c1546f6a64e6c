import type { TranscriptEntry } from '@pilotlight/contracts/http/conversations';
import type { Photo } from '@pilotlight/contracts/http/photos';

/** Lines of a transcript, and what was sent with a line or tagged later. */
export type KeptEntry =
  | TranscriptEntry
  | { readonly role: 'photos'; readonly messageId: string; readonly photos: readonly Photo[] }
  | ({ readonly role: 'photo-slot' } & Pick<Photo, 'photoId' | 'slot'>);

const isLine = (entry: KeptEntry): entry is TranscriptEntry => entry.role !== 'photos' && entry.role !== 'photo-slot';

export const withPhotos = (kept: readonly KeptEntry[]): TranscriptEntry[] => {
  const slots = new Map<string, Pick<Photo, 'slot'>>();
  const sent = new Map<string, readonly Photo[]>();
  for (const entry of kept) {
    if (entry.role === 'photo-slot') slots.set(entry.photoId, { slot: entry.slot });
    if (entry.role === 'photos') sent.set(entry.messageId, entry.photos);
  }
  return kept.filter(isLine).map((line) => {
    const photos = line.role === 'user' ? sent.get(line.id) : undefined;
    if (!photos) return line;
    return { ...line, photos: photos.map((photo) => ({ ...photo, ...slots.get(photo.photoId) })) };
  });
};
