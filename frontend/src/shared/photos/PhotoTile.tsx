import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LinkedPhoto, Photo } from '@pilotlight/contracts/http/photos';
import { photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { icon } from '../../ui/icon';
import { faultWords, usePictureFault } from './usePictureFault';

/** What a photo shows, for people. */
export const photoName = ({ slot }: Pick<Photo, 'slot'>): string => (slot ? photoSlotNames[slot] : 'Photo');

interface PhotoTileProps {
  readonly name: string;
  readonly link: LinkedPhoto | undefined;
  /** No links could be had. */
  readonly failed: boolean;
  readonly onOpen: () => void;
  /** It is about to be opened, or its picture failed: its link may be over. */
  readonly onNeeded: () => void;
  /** Loaded at once, for paper. */
  readonly eager?: boolean;
  /** Drawn over the picture. */
  readonly children?: ReactNode;
}

const told = {
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  px: 0.5,
  fontSize: 12,
  lineHeight: '16px',
} as const;

/** A photo as a square that opens it; says so where it can't be shown. */
export const PhotoTile = ({ name, link, failed, onOpen, onNeeded, eager = false, children }: PhotoTileProps) => {
  const picture = usePictureFault(link?.thumbnailUrl);
  const fault = failed ? 'unavailable' : picture.fault;
  const label = { missing: `${name}: this photo is missing`, unavailable: `${name}: can't be shown at the moment` };
  return (
    <ButtonBase
      onClick={onOpen}
      onPointerEnter={onNeeded}
      onFocus={onNeeded}
      disabled={!link || fault !== undefined}
      aria-label={fault ? label[fault] : `Open photo: ${name}`}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: '1',
        overflow: 'hidden',
        borderRadius: '8px',
        background: 'var(--line)',
        color: 'var(--text-soft)',
        fontFamily: 'inherit',
      }}
    >
      {fault && (
        <Box component="span" sx={told}>
          <ImageOff {...icon} />
          {fault === 'missing' && faultWords.missing}
        </Box>
      )}
      {link && !fault && (
        <Box
          component="img"
          src={link.thumbnailUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          onError={() => {
            picture.onError();
            onNeeded();
          }}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {children}
    </ButtonBase>
  );
};
