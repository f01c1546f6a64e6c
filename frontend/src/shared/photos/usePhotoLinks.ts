import type { Conversation } from '@pilotlight/contracts/http/conversations';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { useConversationPhotosForAdminQuery, useConversationPhotosQuery } from './photos.api';

/** Milliseconds: links hold for five minutes, and one that is opened now must not end meanwhile. */
const fresh = 240_000;

export interface PhotoLinks {
  readonly byId: ReadonlyMap<string, LinkedPhoto>;
  /** They could not be had. */
  readonly failed: boolean;
  /** Somebody is about to open a photo, or it could not be shown: links that are old are asked for anew. */
  readonly renew: () => void;
}

export const noPhotoLinks: PhotoLinks = { byId: new Map(), failed: false, renew: () => undefined };

interface Asked {
  readonly currentData?: { readonly photos: readonly LinkedPhoto[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly fulfilledTimeStamp?: number | undefined;
  readonly refetch: () => unknown;
}

const linksOf = ({ currentData, isError, isFetching, fulfilledTimeStamp = 0, refetch }: Asked): PhotoLinks => ({
  byId: new Map(currentData?.photos.map((photo) => [photo.photoId, photo])),
  failed: isError && !currentData,
  renew: () => {
    if (currentData && !isFetching && Date.now() - fulfilledTimeStamp > fresh) refetch();
  },
});

/** Links to the photos of one of the installer's own conversations; asks for none where there are none. */
export const useOwnPhotoLinks = (sessionId: string, any: boolean): PhotoLinks =>
  linksOf(useConversationPhotosQuery({ params: { sessionId } }, { skip: !any }));

/** Links to a conversation's photos; asks for none where there are no photos. */
export const usePhotoLinks = ({ sessionId, installerId, events }: Conversation, asAdmin = false): PhotoLinks => {
  const skip = !events.some(({ photos }) => photos);
  const own = useConversationPhotosQuery({ params: { sessionId } }, { skip: skip || asAdmin });
  const params = { slug: installerId, sessionId };
  const admins = useConversationPhotosForAdminQuery({ params }, { skip: skip || !asAdmin });
  return linksOf(asAdmin ? admins : own);
};
