import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** As a file chooser hands it over. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A plain picture, made here; pixels. */
export const photo = async (
  name: string,
  { width = 1200, height = 900, format = 'jpeg' }: { width?: number; height?: number; format?: 'jpeg' | 'png' } = {},
): Promise<ChosenFile> => ({
  name: `${name}.${format}`,
  mimeType: `image/${format}`,
  buffer: await sharp({ create: { width, height, channels: 3, background: '#2f6f8f' } })
    .toFormat(format)
    .toBuffer(),
});

/** A picture of noise, which no shrinking makes light; pixels. */
export const heavyPhoto = async (name: string, width: number, height: number): Promise<ChosenFile> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width, height, channels: 3, background: '#2f6f8f', noise } });
  return { name: `${name}.jpeg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

/** What no Chromium can show. */
export const heicPhoto = (): ChosenFile => ({
  name: 'IMG_0042.HEIC',
  mimeType: 'image/heic',
  buffer: readFileSync(join(__dirname, '../backend/src/conversations/photos/testing/iphone.heic')),
});

export const file = (name: string, mimeType: string, buffer: Buffer): ChosenFile => ({ name, mimeType, buffer });
