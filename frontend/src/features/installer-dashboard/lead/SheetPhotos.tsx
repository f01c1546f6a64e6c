import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { useState } from 'react';
import { PhotoSlots } from '../../../shared/leads/PhotoSlots';
import { PhotoDialog } from '../../../shared/photos/PhotoDialog';
import { useOwnPhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { photoShowsOf } from './PhotoShows';

interface SheetPhotosProps {
  readonly sessionId: string;
  readonly sheet: Pick<JobSheet, 'photos' | 'otherPhotos'>;
}

/** The photos in their slots; each opens larger, where the installer says what it shows. */
export const SheetPhotos = ({ sessionId, sheet }: SheetPhotosProps) => {
  const [openId, setOpenId] = useState<string>();
  const sent = sheet.otherPhotos.length > 0 || sheet.photos.some(({ ids }) => ids.length > 0);
  const links = useOwnPhotoLinks(sessionId, sent);
  const slotOf = (photoId: string) => sheet.photos.find(({ ids }) => ids.includes(photoId))?.slot ?? null;
  // The sheet knows at once where a photo was put; its links may be older.
  const photos = [...links.byId.values()]
    .filter(({ isFirms }) => !isFirms)
    .map((photo) => ({ ...photo, slot: slotOf(photo.photoId) }));
  return (
    <>
      <PhotoSlots sheet={sheet} links={links} onOpen={setOpenId} />
      {openId !== undefined && (
        <PhotoDialog
          photos={photos}
          openId={openId}
          onOpen={setOpenId}
          onClose={() => setOpenId(undefined)}
          about={photoShowsOf(sessionId)}
        />
      )}
    </>
  );
};
