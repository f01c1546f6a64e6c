import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LeadView } from '@pilotlight/contracts/http/leads';
import type { LinkedPhoto } from '@pilotlight/contracts/http/photos';
import { freshBrowser } from '../../../testing/fresh-browser';
import { priyasLead } from '../../../testing/lead-view';
import { openSite } from '../../../testing/open-site';
import { calls, conversation, news, page, serveAccount, sessionId } from '../testing/account';

const about = `/api/installer/conversations/${sessionId(1)}`;
const priya = conversation(1, { lead: { first_name: 'Priya', last_name: 'Nair' }, grade: 'A' });
const photoId = sessionId(101);
const linked: LinkedPhoto = {
  photoId,
  slot: 'boiler-front',
  width: 1_920,
  height: 2_560,
  messageId: 'm-1',
  bytes: 400_000,
  at: '2026-11-19T12:43:00Z',
  url: '/api/files/1?size=full',
  thumbnailUrl: '/api/files/1?size=thumbnail',
};
const withPhoto: LeadView = {
  ...priyasLead,
  jobSheet: { ...priyasLead.jobSheet, photos: [{ slot: 'boiler-front', label: 'Boiler front', ids: [photoId] }] },
};

/** Opens the lead (or the sheet) of a server that answers `call` with what comes of it, and shows that from then on. */
const opened = async (
  tab: RegExp,
  before: LeadView,
  call: string,
  then: LeadView | { status: number; body: unknown },
) => {
  let done = false;
  const received = serveAccount([priya], {
    [`GET ${about}/lead`]: () => ({ body: done && !('status' in then) ? then : before }),
    [`GET ${about}/photos`]: { body: { photos: [linked], expiresAt: '2026-11-19T12:48:00Z' } },
    [`POST ${about}/${call}`]: () => {
      done = true;
      return 'status' in then ? then : { body: then };
    },
  });
  openSite(`/installer/dashboard/transcripts/${sessionId(1)}`);
  fireEvent.click(await screen.findByRole('tab', { name: tab }));
  const sent = () =>
    received.filter((each) => each.call === `POST ${about}/${call}`).map(({ body }) => JSON.parse(body ?? ''));
  return { sent };
};
const refusal = (message: string) => ({ status: 409, body: { message, code: 'conflict', requestId: 'r' } });

beforeEach(freshBrowser);

describe('a detail that the sheet lacks', () => {
  it('is asked for at a press, waits for its answer, and is not asked twice', async () => {
    const { sent } = await opened(/^Sheet/, priyasLead, 'requests', { ...priyasLead, requested: ['access'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Ask: Parking and access' }));
    const waiting = await screen.findByRole('button', { name: 'Will ask next: Parking and access' });
    expect(waiting.textContent).toBe('Will ask next');
    fireEvent.click(waiting);
    expect(sent()).toEqual([{ field: 'access' }]);
    expect(screen.getByRole('button', { name: 'Ask: Gas meter photo' })).toBeTruthy();
  });

  it('that the assistant can’t ask for stays to be asked, with the reason', async () => {
    const words = 'You answer this visitor now. Please ask them yourself, or hand back first.';
    await opened(/^Sheet/, priyasLead, 'requests', refusal(words));
    fireEvent.click(await screen.findByRole('button', { name: 'Ask: Parking and access' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ask: Parking and access' })).toBeTruthy();
  });
});

describe('the stage of a lead', () => {
  it('moves at a press', async () => {
    const { sent } = await opened(/^Lead/, priyasLead, 'stage', { ...priyasLead, stage: 'quoted' });
    const row = within(await screen.findByRole('group', { name: 'Lead status' }));
    const pressed = () => row.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['New']);
    fireEvent.click(row.getByRole('button', { name: 'Quoted' }));
    await waitFor(() => expect(pressed()).toEqual(['Quoted']));
    expect(sent()).toEqual([{ stage: 'quoted' }]);
    expect(await screen.findByText('Marked quoted')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent()).toEqual([{ stage: 'quoted' }, { stage: 'new' }]));
  });

  it('that is lost asks why, and keeps the reason', async () => {
    const lost: LeadView = { ...priyasLead, stage: 'lost', lostReason: 'area' };
    const { sent } = await opened(/^Lead/, lost, 'stage', { ...lost, lostReason: 'price' });
    const why = within(await screen.findByRole('group', { name: 'Why it was lost' }));
    expect(why.getByRole('button', { pressed: true }).textContent).toBe('Out of area');
    fireEvent.click(why.getByRole('button', { name: 'Price' }));
    await waitFor(() => expect(why.getByRole('button', { pressed: true }).textContent).toBe('Price'));
    expect(sent()).toEqual([{ stage: 'lost', reason: 'price' }]);
  });

  it('that is won asks what it is worth, in pounds as they are typed', async () => {
    const won: LeadView = { ...priyasLead, stage: 'won' };
    const { sent } = await opened(/^Lead/, won, 'stage', { ...won, valuePence: 264_050 });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'What the job is worth' });
    fireEvent.change(field, { target: { value: 'a lot' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save value' }));
    expect(await screen.findByText('Please give an amount, like £2,640')).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.change(field, { target: { value: '£2,640.50' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save value' }));
    await waitFor(() => expect(sent()).toEqual([{ stage: 'won', valuePence: 264_050 }]));
    expect(await screen.findByDisplayValue('2,640.50')).toBeTruthy();
  });

  it('stays where it was when it could not be changed', async () => {
    await opened(/^Lead/, priyasLead, 'stage', { status: 503, body: '' });
    const row = within(await screen.findByRole('group', { name: 'Lead status' }));
    fireEvent.click(row.getByRole('button', { name: 'Won' }));
    expect(await screen.findByText('Stage not changed')).toBeTruthy();
    await waitFor(() => expect(row.getByRole('button', { pressed: true }).textContent).toBe('New'));
  });
});

describe('the notes of a lead', () => {
  const note = { id: sessionId(7), text: 'Fitted next door’s in March', author: 'Callum', at: '2026-11-19T13:02:00Z' };

  it('stand with who wrote them and when, and one more is added', async () => {
    const more = { ...note, id: sessionId(8), text: 'Bring electrodes', author: 'Dawn' };
    const before = { ...priyasLead, notes: [note] };
    const { sent } = await opened(/^Lead/, before, 'notes', { ...before, notes: [note, more] });
    const notes = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(notes.getByRole('listitem').textContent).toMatch(/^Fitted next door’s in MarchCallum · /);
    const field = notes.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
    expect(notes.queryByRole('button')).toBeNull();
    fireEvent.change(field, { target: { value: '  Bring electrodes ' } });
    fireEvent.click(notes.getByRole('button', { name: 'Add note' }));
    expect(await notes.findByText('Bring electrodes')).toBeTruthy();
    await waitFor(() => expect(field.value).toBe(''));
    expect(sent()).toEqual([{ noteId: expect.stringMatching(/^[\da-f-]{36}$/), text: 'Bring electrodes' }]);
  });

  it('keep their words and their id where they could not be added', async () => {
    const { sent } = await opened(/^Lead/, priyasLead, 'notes', { status: 503, body: '' });
    const notes = within(await screen.findByRole('region', { name: 'Notes' }));
    const field = notes.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a note' });
    fireEvent.change(field, { target: { value: 'Bring electrodes' } });
    for (const times of [1, 2]) {
      fireEvent.keyDown(field, { key: 'Enter' });
      await waitFor(() => expect(sent()).toHaveLength(times));
      await notes.findByRole('button', { name: 'Add note' });
    }
    expect(field.value).toBe('Bring electrodes');
    expect(sent()[0]).toEqual(sent()[1]);
  });
});

it('shows a photo in its slot, larger at a press, where it can be put in another', async () => {
  const tagged = { ...priyasLead, jobSheet: { ...priyasLead.jobSheet, photos: [], otherPhotos: [photoId] } };
  const { sent } = await opened(/^Sheet/, withPhoto, `photos/${photoId}/slot`, tagged);
  const tile = await screen.findByRole('button', { name: 'Open photo: Boiler front' });
  await waitFor(() => expect(tile.querySelector('img')?.getAttribute('src')).toBe('/api/files/1?size=thumbnail'));
  fireEvent.click(tile);
  const dialog = within(await screen.findByRole('dialog', { name: 'Boiler front' }));
  expect(dialog.getByRole('img').getAttribute('src')).toBe('/api/files/1?size=full');
  fireEvent.change(dialog.getByRole('combobox', { name: 'Photo of' }), { target: { value: 'none' } });
  expect(await screen.findByRole('dialog', { name: 'Photo' })).toBeTruthy();
  expect(sent()).toEqual([{ slot: null }]);
});

it('prints the photos, loaded at once', async () => {
  serveAccount([priya], {
    [`GET ${about}/lead`]: { body: withPhoto },
    [`GET ${about}/photos`]: { body: { photos: [linked], expiresAt: '2026-11-19T12:48:00Z' } },
    [`GET /api/installer/conversations?sessionId=${sessionId(1)}`]: page([priya]),
  });
  openSite(`/installer/conversations/${sessionId(1)}/sheet`);
  const tile = await screen.findByRole('button', { name: 'Open photo: Boiler front' });
  await waitFor(() => expect(tile.querySelector('img')?.getAttribute('loading')).toBe('eager'));
});

it('counts on the rail who waits for a person', async () => {
  serveAccount([priya], { [calls.news]: news({ waiting: 3 }) });
  openSite('/installer/dashboard');
  expect(await screen.findByRole('link', { name: /^Transcripts ?3 waiting for a reply$/ })).toBeTruthy();
});

it('counts nobody where nobody waits', async () => {
  serveAccount([priya]);
  openSite('/installer/dashboard');
  expect(await screen.findByRole('link', { name: 'Transcripts' })).toBeTruthy();
});
