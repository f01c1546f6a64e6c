import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { ImageIcon, RotateCcw, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { icon } from '../../../../ui/icon';
import { isOnItsWay, type PhotoToSend, standingOf } from './photos-to-send';
import type { PhotosToSend } from './usePhotosToSend';

/** Pixels of a preview, for screens of twice the density. */
const side = 176;

/** Drawn, not linked: the page's own policy lets in no picture from memory. False where this browser can't read it. */
const draw = async (canvas: HTMLCanvasElement, file: File): Promise<boolean> => {
  try {
    const image = await createImageBitmap(file);
    const cut = Math.min(image.width, image.height);
    const [left, top] = [(image.width - cut) / 2, (image.height - cut) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, cut, cut, 0, 0, side, side);
    image.close();
    return true;
  } catch {
    return false;
  }
};

const Preview = ({ file }: { file: File }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (canvas.current) void draw(canvas.current, file).then(setDrawn);
  }, [file]);
  return (
    <>
      <Box
        component="canvas"
        ref={canvas}
        width={side}
        height={side}
        aria-hidden
        sx={{ display: drawn ? 'block' : 'none', width: '100%', height: '100%' }}
      />
      {!drawn && <ImageIcon {...icon} />}
    </>
  );
};

const press = {
  position: 'absolute',
  width: 44,
  height: 44,
  color: '#fff',
  '& > span': { display: 'grid', placeItems: 'center', width: 28, height: 28, borderRadius: '50%' },
  '& > span, &:hover > span': { background: 'rgb(11 31 51 / 82%)' },
  '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -6 },
} as const;

const Tile = ({ photo, number, tray }: { photo: PhotoToSend; number: number; tray: PhotosToSend }) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: 88,
      height: 88,
      overflow: 'hidden',
      borderRadius: '8px',
      background: 'var(--line)',
      color: 'var(--text-soft)',
      ...(photo.problem !== null && { outline: '2px solid var(--bad)', outlineOffset: -2 }),
    }}
  >
    <Preview file={photo.file} />
    <ButtonBase
      aria-label={`Remove photo ${number}`}
      onClick={() => tray.remove(photo.key)}
      sx={{ ...press, top: 0, right: 0 }}
    >
      <span>
        <X size={16} aria-hidden />
      </span>
    </ButtonBase>
    {photo.problem !== null && (
      <ButtonBase
        aria-label={`Try photo ${number} again`}
        onClick={() => tray.retry(photo.key)}
        sx={{ ...press, bottom: 0, left: 0 }}
      >
        <span>
          <RotateCcw size={16} aria-hidden />
        </span>
      </ButtonBase>
    )}
    {isOnItsWay(photo) && (
      <LinearProgress
        variant="determinate"
        value={Math.round(photo.progress * 100)}
        aria-label={`Photo ${number}`}
        sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 6 }}
      />
    )}
  </Box>
);

/** The photos that go with the next reply, each with its way out, and how far they are or what is wrong. */
export const PhotoTray = ({ tray }: { tray: PhotosToSend }) => {
  const { photos, refusal } = tray;
  const wrong = refusal ?? photos.find(({ problem }) => problem !== null)?.problem;
  return (
    <>
      {photos.length > 0 && (
        <Box
          component="ul"
          aria-label="Photos to send"
          sx={{ display: 'flex', gap: 1, m: 0, p: '0 0 8px', overflowX: 'auto', listStyle: 'none' }}
        >
          {photos.map((photo, index) => (
            <Tile key={photo.key} photo={photo} number={index + 1} tray={tray} />
          ))}
        </Box>
      )}
      <Typography
        variant="small"
        role="status"
        aria-label="Photos"
        sx={{ display: 'block', px: 0.5, ...(wrong && { color: 'var(--bad)', fontWeight: 500 }) }}
      >
        {refusal ?? (photos.length > 0 && standingOf(photos))}
      </Typography>
    </>
  );
};
