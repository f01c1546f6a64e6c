import type { JobSheet } from '@pilotlight/contracts/values/job-sheet';
import { useState } from 'react';
import { PhotoSlots } from '../../../shared/leads/PhotoSlots';
import { PhotoDialog } from '../../../shared/photos/PhotoDialog';
import { photoName } from '../../../shared/photos/PhotoTile';
import { useOwnPhotoLinks } from '../../../shared/photos/usePhotoLinks';
import { PhotoShows } from './PhotoShows';

interface SheetPhotosProps {
  readonly sessionId: string;
  readonly sheet: Pick<JobSheet, 'photos' | 'otherPhotos'>;
}

/** The photos in their slots; each opens larger, where the installer says what it shows. */
export const SheetPhotos = ({ sessionId, sheet }: SheetPhotosProps) => {
  const [openId, setOpenId] = useState<string>();
  const sent = sheet.otherPhotos.length > 0 || sheet.photos.some(({ ids }) => ids.length > 0);
  const links = useOwnPhotoLinks(sessionId, sent);
  const photo = openId === undefined ? undefined : links.byId.get(openId);
  const slot = sheet.photos.find(({ ids }) => ids.some((id) => id === openId))?.slot ?? null;
  return (
    <>
      <PhotoSlots sheet={sheet} links={links} onOpen={setOpenId} />
      {photo && (
        <PhotoDialog name={photoName({ slot })} photo={photo} onClose={() => setOpenId(undefined)}>
          <PhotoShows photoId={photo.photoId} {...{ sessionId, slot }} />
        </PhotoDialog>
      )}
    </>
  );
};
