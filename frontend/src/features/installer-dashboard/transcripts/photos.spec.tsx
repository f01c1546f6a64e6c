import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { conversation, entry, serveAccount, sessionId } from '../testing/account';

const path = `/installer/dashboard/transcripts/${sessionId(1)}`;
const call = `GET /api/installer/conversations/${sessionId(1)}/photos`;
const photo = (number: number, slot: LinkedPhoto['slot']): LinkedPhoto => ({
  photoId: sessionId(100 + number),
  slot,
  width: 1_920,
  height: 2_560,
  messageId: 'm-1',
  bytes: 400_000,
  at: '2026-11-19T12:43:00Z',
  url: `/api/files/${number}?size=full`,
  thumbnailUrl: `/api/files/${number}?size=thumbnail`,
});
const photos = [photo(1, 'boiler-front'), photo(2, null)];
const withPhotos = conversation(1, {
  events: [entry('user', 'flashing EA', { photos }), entry('assistant', 'Thanks')],
});
const linked = { body: { photos, expiresAt: '2026-11-19T12:48:00Z' } };

/** The picture of a tile, once there is one. */
const drawn = async (tile: HTMLElement) =>
  await waitFor(() => {
    const image = tile.querySelector('img');
    if (!image) throw new Error('There is no picture yet');
    return image;
  });

describe("a visitor's photos", () => {
  beforeEach(freshBrowser);

  it('stand on their line under their slot, and open larger in a dialog', async () => {
    serveAccount([withPhotos], { [call]: linked });
    openSite(path);
    const grid = await screen.findByRole('list', { name: '2 photos' });
    const open = await within(grid).findByRole('button', { name: 'Open photo: Boiler front' });
    await waitFor(() => expect(open.querySelector('img')?.getAttribute('src')).toBe('/api/files/1?size=thumbnail'));
    expect(within(grid).getByText('Boiler front')).toBeTruthy();
    fireEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Boiler front' });
    expect(within(dialog).getByRole('img').getAttribute('src')).toBe('/api/files/1?size=full');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('get new links only where old ones are needed: by whoever is about to open one, or a picture that fails', async () => {
    let asked = 0;
    const later = photos.map((each) => ({ ...each, thumbnailUrl: `${each.thumbnailUrl}&late` }));
    serveAccount([withPhotos], {
      [call]: () => (asked++ === 0 ? linked : { body: { photos: later, expiresAt: '2026-11-19T12:58:00Z' } }),
    });
    openSite(path);
    const grid = await screen.findByRole('list', { name: '2 photos' });
    const tile = await within(grid).findByRole('button', { name: 'Open photo: Boiler front' });
    await drawn(tile);
    fireEvent.pointerEnter(tile);
    expect(asked).toBe(1);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    fireEvent.error(await drawn(tile));
    await waitFor(() => expect(asked).toBe(2));
    now.mockRestore();
    await waitFor(() =>
      expect(grid.querySelector('img')?.getAttribute('src')).toBe('/api/files/1?size=thumbnail&late'),
    );
  });

  it('are stepped through, zoomed, turned and saved in the dialog, which says which of them it is', async () => {
    serveAccount([withPhotos], { [call]: linked });
    openSite(path);
    const grid = await screen.findByRole('list', { name: '2 photos' });
    const tile = await within(grid).findByRole('button', { name: 'Open photo: Boiler front' });
    await drawn(tile);
    fireEvent.click(tile);
    const first = within(await screen.findByRole('dialog', { name: 'Boiler front' }));
    expect(first.getByText('1 of 2 · 19 Nov 2026, 12:43')).toBeTruthy();
    expect(first.getByRole<HTMLButtonElement>('button', { name: 'Previous photo' }).disabled).toBe(true);
    const saved = first.getByRole<HTMLAnchorElement>('link', { name: 'Download' });
    expect([saved.getAttribute('href'), saved.download]).toEqual([
      '/api/files/1?size=full',
      'boiler-front-2026-11-19-1.jpg',
    ]);
    fireEvent.click(first.getByRole('button', { name: 'Rotate' }));
    expect(getComputedStyle(first.getByRole('img')).transform).toBe('rotate(90deg)');
    fireEvent.click(first.getByRole('button', { name: 'Zoom in' }));
    expect(getComputedStyle(first.getByRole('img')).width).toBe('150%');
    fireEvent.keyDown(first.getByRole('img'), { key: 'ArrowRight' });
    const second = within(await screen.findByRole('dialog', { name: 'Photo' }));
    expect(second.getByText(/^2 of 2/)).toBeTruthy();
    expect(getComputedStyle(second.getByRole('img')).transform).toBe('rotate(0deg)');
    expect(second.getByRole<HTMLButtonElement>('button', { name: 'Next photo' }).disabled).toBe(true);
  });

  it('are said to show something by the installer, in the dialog of one', async () => {
    const tag = `POST /api/installer/conversations/${sessionId(1)}/photos/${sessionId(102)}/slot`;
    const received = serveAccount([withPhotos], { [call]: linked, [tag]: { status: 503 } });
    openSite(path);
    const tile = await screen.findByRole<HTMLButtonElement>('button', { name: 'Open photo: Photo' });
    await waitFor(() => expect(tile.disabled).toBe(false));
    fireEvent.click(tile);
    const shows = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Photo of' });
    expect(shows.selectedOptions[0]?.textContent).toBe('Other photo');
    fireEvent.change(shows, { target: { value: 'gas-meter' } });
    expect(await screen.findByText('Unable to save. Please try again.')).toBeTruthy();
    expect(received.find((each) => each.call === tag)?.body).toBe('{"slot":"gas-meter"}');
  });

  it('that no longer open say so, and the words stay', async () => {
    serveAccount([withPhotos], { [call]: { status: 503 } });
    openSite(path);
    expect(await screen.findByRole('button', { name: "Boiler front: can't be shown at the moment" })).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Messages' }).textContent).toContain('flashing EA');
  });

  it('whose file is lost say that they are missing, in their slot and larger, and the others open', async () => {
    const missing = { status: 404, body: { message: 'This photo is missing', code: 'missing', requestId: 'r-1' } };
    const files = {
      'GET /api/files/1?size=full': missing,
      'GET /api/files/1?size=thumbnail': missing,
      'GET /api/files/2?size=thumbnail': { status: 503 },
    };
    serveAccount([withPhotos], { [call]: linked, ...files });
    openSite(path);
    const open = await screen.findByRole('button', { name: 'Open photo: Boiler front' });
    await drawn(open);
    fireEvent.click(open);
    const dialog = await screen.findByRole('dialog', { name: 'Boiler front' });
    fireEvent.error(within(dialog).getByRole('img'));
    expect(await within(dialog).findByText('This photo is missing')).toBeTruthy();
    expect(within(dialog).queryByRole('img')).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));

    fireEvent.error(await drawn(open));
    const tile = await screen.findByRole<HTMLButtonElement>('button', { name: 'Boiler front: this photo is missing' });
    expect([tile.disabled, tile.textContent]).toEqual([true, expect.stringContaining('This photo is missing')]);
    const other = screen.getByRole('button', { name: 'Open photo: Photo' });
    fireEvent.error(await drawn(other));
    const unavailable = await screen.findByRole('button', { name: "Photo: can't be shown at the moment" });
    await waitFor(() => expect(unavailable.textContent).not.toContain('missing'));
  });

  it('are asked for only where there are some', async () => {
    const received = serveAccount([conversation(1)]);
    openSite(path);
    await screen.findByRole('region', { name: 'Conversation with Visitor Number1' });
    expect(received.map((each) => each.call)).not.toContain(call);
  });
});
