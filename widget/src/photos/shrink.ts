import { isHeic, MOST_PIXELS, TOO_MANY_PIXELS, UNREADABLE } from './photo-checks';

/** Pixels of the longer side, as the server keeps it. */
export const LONGEST = 2560;
const QUALITY = 0.82;
export const THUMBNAIL = 224;

const drawn = (image: ImageBitmap, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error();
  // JPEG knows no transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.drawImage(image, 0, 0, width, height);
  return canvas;
};

export const thumbnailOf = (image: ImageBitmap): Promise<ImageBitmap> => {
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  const size = { resizeWidth: THUMBNAIL, resizeHeight: THUMBNAIL, resizeQuality: 'high' } as const;
  return createImageBitmap(image, left, top, side, side, size);
};

/** A HEIC that this browser can't read goes as it is. `refuse` makes the error of a refusal. */
export const shrink = async (
  file: File,
  refuse: (problem: string) => Error,
): Promise<{ readonly file: Blob; readonly picture: ImageBitmap | null }> => {
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) {
    if (isHeic(file)) return { file, picture: null };
    throw refuse(UNREADABLE);
  }
  const { width, height } = image;
  if (width * height > MOST_PIXELS) throw refuse(TOO_MANY_PIXELS);
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const canvas = drawn(image, Math.round(width * scale), Math.round(height * scale));
  const smaller = await new Promise<Blob | null>((take) => canvas.toBlob(take, 'image/jpeg', QUALITY));
  const picture = await thumbnailOf(image);
  image.close();
  return { file: smaller && smaller.size < file.size ? smaller : file, picture };
};
