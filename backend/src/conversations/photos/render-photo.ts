import { photoLimits } from '@pilotlight/contracts/http/photos';
import sharp, { type Sharp } from 'sharp';
import { Refused } from '../../write-side/refused';
import { heicPixels } from './heic-pixels';
import type { PhotoFormat } from './photo-container';
import { formatOf } from './photo-format';
import { notAPhoto, tooLarge, tooManyPixels, unreadable } from './photo-refusals';

/** JPEG, both; pixels are the photo's. */
export interface RenderedPhoto {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

// Of libvips only three formats, read from memory; no cache, and one core stays free.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Pixels of the longer side: a data plate is still legible, and a phone can cope. */
const longest = { photo: 2_560, print: 900, thumbnail: 480 } as const;
const seconds = 10;
/** The sides' ratio: a strip one pixel wide costs as much as forty million pixels, and shows nothing. */
const mostDrawnOut = 20;

const reading = { limitInputPixels: photoLimits.pixels, failOn: 'error', animated: false } as const;

export interface LikelyPhoto {
  readonly bytes: Buffer;
  readonly format: PhotoFormat;
}

export const likelyPhoto = async (bytes: Buffer): Promise<LikelyPhoto> => {
  if (bytes.length > photoLimits.bytes) throw tooLarge();
  const format = formatOf(bytes);
  if (format === 'heic') return { bytes, format };
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { ...reading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  if (width * height > photoLimits.pixels) throw tooManyPixels();
  if (pages > 1 || Math.max(width, height) > mostDrawnOut * Math.min(width, height)) throw notAPhoto();
  return { bytes, format };
};

const opened = async ({ bytes, format }: LikelyPhoto): Promise<Sharp> => {
  if (format !== 'heic') return sharp(bytes, reading);
  const { data, width, height } = await heicPixels(bytes);
  return sharp(data, { ...reading, raw: { width, height, channels: 4 } });
};

const shrunk = (image: Sharp, side: number, quality: number): Sharp =>
  image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality })
    .timeout({ seconds });

/** From its pixels alone, the right way up: place, device and other embedded data are gone. */
export const renderPhoto = async (likely: LikelyPhoto): Promise<RenderedPhoto> => {
  try {
    const image = (await opened(likely)).autoOrient();
    const { data: photo, info } = await shrunk(image, longest.photo, 82).toBuffer({ resolveWithObject: true });
    const thumbnail = await shrunk(sharp(photo), longest.thumbnail, 76).toBuffer();
    return { photo, thumbnail, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof Refused ? error : unreadable();
  }
};

/** A kept photo, small enough for a page with others: about 300 dots an inch. */
export const shrunkForPrint = async (photo: Uint8Array): Promise<Uint8Array> =>
  await shrunk(sharp(photo, reading), longest.print, 72).toBuffer();
