export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'heic';

const jpegStart = Buffer.of(0xff, 0xd8, 0xff);

/** Where a JPEG that begins at `from` ends: behind its last marker, found by its segments and past the pixels between them. */
const jpegEnd = (bytes: Buffer, from: number): number => {
  let at = from + 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    const isMarker = bytes[at] === 0xff && marker !== 0xff;
    if (isMarker && marker === 0xd9) return at + 2;
    // A zero is the pixels' own byte, and eight markers only help a decoder to resynchronise.
    const isAmongPixels = marker === 0 || (marker >= 0xd0 && marker <= 0xd7);
    if (isMarker && !isAmongPixels && at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    else if ((at = bytes.indexOf(0xff, at + 1)) < 0) break;
  }
  return bytes.length;
};

/** Phones put further pictures (depth, brightness) right behind the first. */
const jpegsEnd = (bytes: Buffer): number => {
  let end = 0;
  while (bytes.subarray(end, end + jpegStart.length).equals(jpegStart)) end = jpegEnd(bytes, end);
  return end;
};

function* chunksOf(bytes: Buffer): Generator<{ readonly type: string; readonly end: number }> {
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    yield { type, end: at };
  }
}

const pngEnd = (bytes: Buffer): number => {
  for (const { type, end } of chunksOf(bytes)) if (type === 'IEND') return end;
  return bytes.length;
};

const boxesEnd = (bytes: Buffer): number => {
  let at = 0;
  while (at + 16 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const size = length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length || bytes.length - at;
    const isBox = size >= 8 && at + size <= bytes.length && /^[ -~]{4}$/.test(bytes.toString('latin1', at + 4, at + 8));
    if (!isBox) break;
    at += size;
  }
  return at;
};

/** An image decoder ignores what lies behind it; another reader may not. */
export const containerEnd = (bytes: Buffer, format: PhotoFormat): number => {
  switch (format) {
    case 'jpeg':
      return jpegsEnd(bytes);
    case 'png':
      return pngEnd(bytes);
    case 'webp':
      return 8 + bytes.readUInt32LE(4);
    case 'heic':
      return boxesEnd(bytes);
  }
};

/** An animated PNG says so ahead of its pixels, which its decoder doesn't report. */
export const isMovingPng = (bytes: Buffer): boolean => {
  for (const { type } of chunksOf(bytes)) if (type === 'IDAT' || type === 'acTL') return type === 'acTL';
  return false;
};
