import sharp from 'sharp';
import { refusalOf } from '../../testing/past';
import { likelyPhoto, type RenderedPhoto, renderPhoto } from './render-photo';
import { bomb, canary, heicPhoto, photo, refusedOnce, samplePhoto } from './testing/sample-photos';

const renderedFrom = async (bytes: Buffer): Promise<RenderedPhoto> => renderPhoto(await likelyPhoto(bytes));

const refused = async (bytes: Buffer): Promise<string> => {
  const error: unknown = await renderedFrom(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return refusalOf(() => {
    if (error) throw error;
  })[0];
};
/** The colour in the middle of the left and the right half. */
const colours = async (bytes: Buffer): Promise<string[]> => {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return [1, 3].map((quarter) => {
    const at = (Math.floor(info.height / 2) * info.width + Math.floor((info.width * quarter) / 4)) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
  });
};

it.each(['jpeg', 'png', 'webp'] as const)(
  'makes a %s anew as a JPEG without a trace of where it was taken',
  async (format) => {
    const original = await photo(format);
    expect((await sharp(original).metadata()).exif?.includes(canary.make)).toBe(true);
    const rendered = await renderedFrom(original);
    for (const bytes of [rendered.photo, rendered.thumbnail]) {
      const { format: made, exif, icc, xmp } = await sharp(bytes).metadata();
      expect({ made, exif, icc, xmp }).toEqual({ made: 'jpeg' });
      expect(bytes.includes(canary.make)).toBe(false);
      expect(await colours(bytes)).toEqual(['red', 'blue']);
    }
    expect([rendered.width, rendered.height]).toEqual([640, 480]);
  },
);

it("makes an iPhone's HEIC anew too", async () => {
  const original = heicPhoto();
  expect(original.includes(canary.make)).toBe(true);
  const { photo: made, width, height } = await renderedFrom(original);
  expect([width, height, made.includes(canary.make), await colours(made)]).toEqual([160, 120, false, ['blue', 'red']]);
});

it('turns a photo the right way up, as the camera noted it', async () => {
  const upsideDown = await sharp(await photo('jpeg'))
    .withMetadata({ orientation: 3 })
    .toBuffer();
  expect(await colours((await renderedFrom(upsideDown)).photo)).toEqual(['blue', 'red']);
  const { width, height } = await renderedFrom(
    await sharp(await photo('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  );
  expect([width, height]).toEqual([480, 640]);
});

it('shrinks a large photo, and makes a small one no larger', async () => {
  const large = await renderedFrom(await photo('jpeg', 4_000, 3_000));
  expect([large.width, large.height]).toEqual([2_560, 1_920]);
  expect(await sharp(large.thumbnail).metadata()).toMatchObject({ width: 480, height: 360 });
  expect(await sharp((await renderedFrom(await photo('png', 20, 10))).thumbnail).metadata()).toMatchObject({
    width: 20,
  });
});

it('shows what was see-through as white', async () => {
  const glass = { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { photo: made } = await renderedFrom(await sharp({ create: glass }).png().toBuffer());
  expect([...(await sharp(made).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

describe('takes', () => {
  it.each(refusedOnce)('%s, whatever its bytes happen to spell', async (name) => {
    const { photo: made, width } = await renderedFrom(samplePhoto(name));
    expect([width > 0, (await sharp(made).metadata()).format]).toEqual([true, 'jpeg']);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s whose notes hold a page, and keeps nothing of them',
    async (format) => {
      const page = '<!DOCTYPE html><html><script>alert(1)</script> %PDF-1.7 <?php acTL';
      const original = await sharp(await photo(format))
        .withExif({ IFD0: { ImageDescription: page } })
        .toBuffer();
      expect(original.includes('<script>')).toBe(true);
      const { photo: made, thumbnail } = await renderedFrom(original);
      for (const bytes of [made, thumbnail]) expect(bytes.includes('script')).toBe(false);
      expect(await colours(made)).toEqual(['red', 'blue']);
    },
  );

  it('a picture of the phone that puts a film and further pictures behind it', async () => {
    const film = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypmp42 <htm <bodyguard> GIF8 ', 'latin1'),
      Buffer.alloc(9_000, 60),
    ]);
    const filmed = [await photo('jpeg'), samplePhoto('source-is-a-pdf.jpg'), film];
    expect((await renderedFrom(Buffer.concat(filmed))).width).toBe(640);
  });
});

describe('refuses', () => {
  const pixel = { create: { width: 4, height: 4, channels: 3, background: 'red' } } as const;
  const notAPhoto = 'Please send a JPEG, PNG, WebP or HEIC photo';

  const moving = async (): Promise<Buffer> => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { ...pixel.create, background } })
          .png()
          .toBuffer(),
      ),
    );
    return await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  };

  it.each<[string, () => Promise<Buffer>]>([
    ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a GIF', () => sharp(pixel).gif().toBuffer()],
    ['a TIFF', () => sharp(pixel).tiff().toBuffer()],
    ['an AVIF', () => sharp(pixel).avif().toBuffer()],
    ['words', async () => Buffer.from('my boiler drips')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a page behind a photo', async () => Buffer.concat([await photo('jpeg'), Buffer.from('<html><body>hello')])],
    ['a document behind a photo', async () => Buffer.concat([await photo('png'), Buffer.from('%PDF-1.7')])],
    ['a page behind a WebP', async () => Buffer.concat([await photo('webp'), Buffer.from('\n<!DOCTYPE html>')])],
    ["a script behind an iPhone's photo", async () => Buffer.concat([heicPhoto(), Buffer.from('<?php system(1);')])],
    [
      'a page behind a second picture and much else',
      async () =>
        Buffer.concat([
          await photo('jpeg'),
          await photo('jpeg'),
          Buffer.alloc(50_000),
          Buffer.from('<svg onload=x()>'),
        ]),
    ],
    ['moving pictures', moving],
  ])('%s', async (_name, make) => {
    expect(await refused(await make())).toBe(notAPhoto);
  });

  it.each([
    [1, 40_000_000],
    [40_000, 1_000],
  ])('a strip of %i by %i pixels, which keeps everybody else waiting', async (width, height) => {
    expect(await refused(bomb(width, height))).toBe(notAPhoto);
  });

  it('more bytes or pixels than a photo has', async () => {
    expect(await refused(Buffer.concat([await photo('jpeg'), Buffer.alloc(10 * 1024 * 1024)]))).toBe(
      'Photos can have 10 MB at most',
    );
    for (const [width, height] of [
      [60_000, 60_000],
      [8_000, 5_001],
      [1_000_000, 41],
    ] as const)
      expect(await refused(bomb(width, height))).toBe('Photos can have 40 megapixels at most');
  });

  it('what is cut short or broken', async () => {
    const words = "This photo can't be read. Please take or save it again.";
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await photo(format);
      expect(await refused(whole.subarray(0, whole.length * 0.6))).toBe(words);
    }
    expect(await refused(heicPhoto().subarray(0, 400))).toBe(words);
    expect(await refused(bomb(6_000, 6_000))).toBe(words);
  });
});
