import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LinkedPhoto, Photo } from '@pilotlight/contracts/http/photos';
import { photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { AppDialog } from '../../ui/AppDialog';
import { icon } from '../../ui/icon';
import type { PhotoLinks } from './usePhotoLinks';

const nameOf = ({ slot }: Pick<Photo, 'slot'>): string => (slot ? photoSlotNames[slot] : 'Photo');

const tile = { width: '100%', aspectRatio: '1', overflow: 'hidden', borderRadius: '6px', background: 'var(--line)' };

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

interface TileProps {
  readonly photo: Photo;
  readonly link: LinkedPhoto | undefined;
  readonly failed: boolean;
  readonly onOpen: () => void;
}

const Tile = ({ photo, link, failed, onOpen }: TileProps) => {
  const [broken, setBroken] = useState<string>();
  const name = nameOf(photo);
  const missing = failed || (link && broken === link.thumbnailUrl);
  return (
    <ButtonBase
      onClick={onOpen}
      disabled={!link || missing}
      aria-label={missing ? `${name}: can't be shown at the moment` : `Open photo: ${name}`}
      sx={{ ...tile, position: 'relative', display: 'grid', placeItems: 'center', color: 'var(--text-soft)' }}
    >
      {missing && <ImageOff {...icon} />}
      {link && !missing && (
        <Box
          component="img"
          src={link.thumbnailUrl}
          alt=""
          loading="lazy"
          onError={() => setBroken(link.thumbnailUrl)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {photo.slot && (
        <Box component="span" sx={label}>
          {name}
        </Box>
      )}
    </ButtonBase>
  );
};

/** The photos of one line as a grid of two columns; each opens larger in a dialog. */
export const PhotoGrid = ({ photos, links }: { photos: readonly Photo[]; links: PhotoLinks }) => {
  const [openId, setOpenId] = useState<string>();
  const open = photos.find(({ photoId }) => photoId === openId);
  const shown = open && links.byId.get(open.photoId);
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
            <Tile
              photo={photo}
              link={links.byId.get(photo.photoId)}
              failed={links.failed}
              onOpen={() => setOpenId(photo.photoId)}
            />
          </li>
        ))}
      </Box>
      {open && shown && (
        <AppDialog open title={nameOf(open)} onClose={() => setOpenId(undefined)} width={1216} full>
          <Box
            component="img"
            src={shown.url}
            alt={nameOf(open)}
            width={shown.width}
            height={shown.height}
            sx={{ display: 'block', width: 'auto', maxWidth: '100%', height: 'auto', maxHeight: '78vh', mx: 'auto' }}
          />
        </AppDialog>
      )}
    </>
  );
};
