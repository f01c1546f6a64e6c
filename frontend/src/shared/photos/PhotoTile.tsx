import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { LinkedPhoto, Photo } from '@pilotlight/contracts/http/photos';
import { photoSlotNames } from '@pilotlight/contracts/values/job-sheet';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { icon } from '../../ui/icon';

/** What a photo shows, for people. */
export const photoName = ({ slot }: Pick<Photo, 'slot'>): string => (slot ? photoSlotNames[slot] : 'Photo');

interface PhotoTileProps {
  readonly name: string;
  readonly link: LinkedPhoto | undefined;
  /** No links could be had. */
  readonly failed: boolean;
  readonly onOpen: () => void;
  /** Loaded at once, for paper. */
  readonly eager?: boolean;
  /** Drawn over the picture. */
  readonly children?: ReactNode;
}

/** A photo as a square that opens it; says so where it can't be shown. */
export const PhotoTile = ({ name, link, failed, onOpen, eager = false, children }: PhotoTileProps) => {
  const [broken, setBroken] = useState<string>();
  const missing = failed || (link && broken === link.thumbnailUrl);
  return (
    <ButtonBase
      onClick={onOpen}
      disabled={!link || missing}
      aria-label={missing ? `${name}: can't be shown at the moment` : `Open photo: ${name}`}
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
      }}
    >
      {missing && <ImageOff {...icon} />}
      {link && !missing && (
        <Box
          component="img"
          src={link.thumbnailUrl}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          onError={() => setBroken(link.thumbnailUrl)}
          sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {children}
    </ButtonBase>
  );
};
