import Box from '@mui/material/Box';
import type { LinkedPhoto, Photo } from '@pilotlight/contracts/http/photos';
import { type ReactNode, useState } from 'react';
import { PhotoDialog } from './PhotoDialog';
import { photoName, PhotoTile } from './PhotoTile';
import type { PhotoLinks } from './usePhotoLinks';

/** Draws under an opened photo what can be done about it. */
export type AboutPhoto = (photo: LinkedPhoto) => ReactNode;

const label = {
  position: 'absolute',
  left: 6,
  bottom: 6,
  maxWidth: 'calc(100% - 12px)',
  px: 1,
  py: '2px',
  borderRadius: '999px',
  background: 'rgb(11 31 51 / 82%)',
  color: '#fff',
  fontSize: 12,
  lineHeight: '18px',
} as const;

interface PhotoGridProps {
  readonly photos: readonly Photo[];
  readonly links: PhotoLinks;
  readonly about?: AboutPhoto | undefined;
}

/** The photos of one line as a grid of two columns; each opens larger in a dialog. */
export const PhotoGrid = ({ photos, links, about }: PhotoGridProps) => {
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <Box
        component="ul"
        aria-label={photos.length === 1 ? 'One photo' : `${photos.length} photos`}
        sx={{
          display: 'grid',
          gridTemplateColumns: photos.length === 1 ? '1fr' : '1fr 1fr',
          gap: '4px',
          width: photos.length === 1 ? 132 : 268,
          maxWidth: '100%',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {photos.map((photo) => (
          <li key={photo.photoId}>
            <PhotoTile
              name={photoName(photo)}
              link={links.byId.get(photo.photoId)}
              failed={links.failed}
              onNeeded={links.renew}
              onOpen={() => setOpenId(photo.photoId)}
            >
              {photo.slot && (
                <Box component="span" sx={label}>
                  {photoName(photo)}
                </Box>
              )}
            </PhotoTile>
          </li>
        ))}
      </Box>
      {openId !== undefined && (
        <PhotoDialog
          photos={[...links.byId.values()]}
          openId={openId}
          onOpen={setOpenId}
          onClose={() => setOpenId(undefined)}
          about={about}
        />
      )}
    </>
  );
};
