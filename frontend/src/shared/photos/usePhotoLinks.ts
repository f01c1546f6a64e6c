import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { useConversationPhotosForAdminQuery, useConversationPhotosQuery } from './photos.api';

/** Milliseconds: asked for anew well before the links end. */
const pollingInterval = 240_000;

export interface PhotoLinks {
  readonly byId: ReadonlyMap<string, LinkedPhoto>;
  /** They could not be had. */
  readonly failed: boolean;
}

export const noPhotoLinks: PhotoLinks = { byId: new Map(), failed: false };

/** Links to the photos of one of the installer's own conversations, kept fresh while they are shown; asks for none where there are none. */
export const useOwnPhotoLinks = (sessionId: string, any: boolean): PhotoLinks => {
  const { currentData, isError } = useConversationPhotosQuery(
    { params: { sessionId } },
    { skip: !any, pollingInterval },
  );
  return { byId: new Map(currentData?.photos.map((photo) => [photo.photoId, photo])), failed: isError && !currentData };
};

/** Links to a conversation's photos, kept fresh while it is open; asks for none where there are no photos. */
export const usePhotoLinks = ({ sessionId, installerId, events }: Conversation, asAdmin = false): PhotoLinks => {
  const skip = !events.some(({ photos }) => photos);
  const own = useConversationPhotosQuery({ params: { sessionId } }, { skip: skip || asAdmin, pollingInterval });
  const params = { slug: installerId, sessionId };
  const admins = useConversationPhotosForAdminQuery({ params }, { skip: skip || !asAdmin, pollingInterval });
  const { currentData, isError } = asAdmin ? admins : own;
  return { byId: new Map(currentData?.photos.map((photo) => [photo.photoId, photo])), failed: isError && !currentData };
};
