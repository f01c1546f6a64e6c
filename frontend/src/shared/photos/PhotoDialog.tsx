import Box from '@mui/material/Box';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { AppDialog } from '../../ui/AppDialog';
import { formatDateTime } from '../../ui/format';
import { photoName } from './PhotoTile';
import { PhotoTools, zooms } from './PhotoTools';
import { faultWords, usePictureFault } from './usePictureFault';

interface PhotoDialogProps {
  /** All that can be stepped through, in their order. */
  readonly photos: readonly LinkedPhoto[];
  readonly openId: string;
  readonly onOpen: (photoId: string) => void;
  readonly onClose: () => void;
  /** What can be done about the one that is open. */
  readonly about?: ((photo: LinkedPhoto) => ReactNode) | undefined;
}

const asSeen = { zoom: zooms[0] as number, turns: 0 };

const sizeAt = (zoom: number, turns: number, room: string) => ({
  display: 'block',
  mx: 'auto',
  height: 'auto',
  transform: `rotate(${turns * 90}deg)`,
  // Turned on its side it has as much room as it is high.
  ...(zoom === 1
    ? { width: 'auto', maxHeight: room, maxWidth: turns % 2 === 0 ? '100%' : `min(100%, ${room})` }
    : { width: `${zoom * 100}%`, maxWidth: 'none' }),
});

/** A photo as large as the screen has room for, with the others of its conversation before and after it; says so where it can't be shown. */
export const PhotoDialog = ({ photos, openId, onOpen, onClose, about }: PhotoDialogProps) => {
  const [look, setLook] = useState(asSeen);
  const at = photos.findIndex(({ photoId }) => photoId === openId);
  const photo = photos[at];
  const { fault, onError } = usePictureFault(photo?.url);
  if (!photo) return null;
  const [previous, next] = [photos[at - 1], photos[at + 1]];
  const name = photoName(photo);
  const step = (to: LinkedPhoto) => {
    setLook(asSeen);
    onOpen(to.photoId);
  };
  const stepByKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLSelectElement) return;
    const to = { ArrowLeft: previous, ArrowRight: next }[event.key];
    if (to) step(to);
  };
  const room = about ? '62vh' : '72vh';
  return (
    <AppDialog open title={name} onClose={onClose} width={1216} full>
      <Box onKeyDown={stepByKey}>
        {fault ? (
          <Box component="p" role="status" sx={{ my: 4, textAlign: 'center', color: 'var(--text-soft)' }}>
            {faultWords[fault]}
          </Box>
        ) : (
          <Box sx={{ maxHeight: room, overflow: 'auto' }}>
            <Box
              component="img"
              src={photo.url}
              alt={name}
              width={photo.width}
              height={photo.height}
              onError={onError}
              onDoubleClick={() => setLook({ ...look, zoom: look.zoom === 1 ? 2 : 1 })}
              sx={sizeAt(look.zoom, look.turns, room)}
            />
          </Box>
        )}
        <PhotoTools
          told={`${at + 1} of ${photos.length} · ${formatDateTime(photo.at)}`}
          url={photo.url}
          fileName={`${name.toLowerCase().replaceAll(' ', '-')}-${photo.at.slice(0, 10)}-${at + 1}.jpg`}
          zoom={look.zoom}
          onZoom={(zoom) => setLook({ ...look, zoom })}
          onRotate={() => setLook({ ...look, turns: (look.turns + 1) % 4 })}
          onPrevious={previous && (() => step(previous))}
          onNext={next && (() => step(next))}
        />
        {about?.(photo)}
      </Box>
    </AppDialog>
  );
};
