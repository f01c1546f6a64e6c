import { PhotoLinks } from './photo-links';

const links = new PhotoLinks(Buffer.alloc(32, 1));
const now = new Date('2026-03-02T12:00:00Z');
const photoId = '018f5b7e-4444-4444-8444-444444444444';
const link = { photoId, size: 'full', expires: PhotoLinks.endOf(now).getTime() } as const;
const signature =
  new URL(links.to(photoId, 'full', PhotoLinks.endOf(now)), 'http://x').searchParams.get('signature') ?? '';

it('holds for five minutes', () => {
  expect(links.holds(link, signature, now)).toBe(true);
  expect(links.holds(link, signature, new Date('2026-03-02T12:04:59Z'))).toBe(true);
  expect(links.holds(link, signature, new Date('2026-03-02T12:05:00Z'))).toBe(false);
});

it('opens nothing else, for no longer, and none that was made elsewhere', () => {
  expect(links.holds({ ...link, photoId: photoId.replace('018f', '018e') }, signature, now)).toBe(false);
  expect(links.holds({ ...link, size: 'thumbnail' }, signature, now)).toBe(false);
  expect(links.holds({ ...link, expires: link.expires + 1 }, signature, now)).toBe(false);
  expect(new PhotoLinks(Buffer.alloc(32, 2)).holds(link, signature, now)).toBe(false);
  for (const forged of ['', signature.slice(1), `${signature}A`, 'é'.repeat(43)])
    expect(links.holds(link, forged, now)).toBe(false);
});
