import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

/** Red on the left, blue on the right, with a place and a maker's name in its EXIF. */
export const photo = async (format: 'jpeg' | 'png' | 'webp', width = 640, height = 480): Promise<Buffer> => {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } as const;
  return await sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: { create: half }, left: width - half.width, top: 0 }])
    .withExif({
      IFD0: { Make: canary.make },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 47/1 12/1', GPSLongitudeRef: 'W', GPSLongitude: '1/1 32/1 4/1' },
    })
    .toFormat(format)
    .toBuffer();
};

export const canary = { make: 'CanaryPhone' } as const;

/** 160 by 120, taken by an iPhone as far as the format goes: HEVC, with the same EXIF. */
export const heicPhoto = (): Buffer => readFileSync(join(__dirname, 'iphone.heic'));

/** Good pictures that stray bytes in a comment, in a note or among the pixels once kept out, and one without any. */
export const refusedOnce = [
  'control.jpg',
  'comment-names-a-gif.jpg',
  'source-is-a-pdf.jpg',
  'five-bytes-among-pixels.png',
] as const;

export const samplePhoto = (name: (typeof refusedOnce)[number]): Buffer =>
  readFileSync(join(__dirname, 'refused-once', name));

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG of a few kilobytes that unpacks to so many pixels. */
export const bomb = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
