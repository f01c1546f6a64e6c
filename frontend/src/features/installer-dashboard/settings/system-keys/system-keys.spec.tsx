import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import type { serve } from '../../../../testing/server';
import { calls, serveAccount } from '../../testing/account';

const id = '7f4fc0a9-9b0e-4b7f-8d0e-6a3c7d2f1e10';
const listing = 'GET /api/installer/system-keys';
const issuing = 'POST /api/installer/system-keys';
const revoking = `DELETE /api/installer/system-keys/${id}`;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const jobs = {
  id,
  name: 'Job management',
  ending: 'x7Qk',
  scopes: ['appointments:write', 'leads:read'],
  issuedAt: '2026-11-20T10:05:00Z',
  expiresAt: null,
  lastUsedAt: null,
};

const open = async (first: readonly object[] = [jobs], more: Parameters<typeof serve>[0] = {}) => {
  let keys = [...first];
  const received = serveAccount([], {
    [calls.me]: { body: { installer: aireValleyHeating } },
    [listing]: () => ({ body: { keys } }),
    [issuing]: () => {
      keys = [jobs];
      return { status: 201, body: { key: 'pl_live_the-only-time', keys } };
    },
    [revoking]: () => {
      keys = [];
      return { body: { success: true, message: 'Done' } };
    },
    ...more,
  });
  openSite('/installer/settings/api-keys');
  await screen.findByRole('region', { name: 'API keys' });
  return { sent: (call: string) => received.filter((each) => each.call === call).map(({ body }) => body) };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(freshBrowser);

it('says what each key may do and whether anybody uses it', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Job management' })).toBeTruthy();
  expect(screen.getByText('Read leads, Book, move and cancel visits')).toBeTruthy();
  expect(screen.getByText(/ends in x7Qk · made .+ · never used/)).toBeTruthy();
});

it('makes a key for what it is chosen for, and shows it once', async () => {
  const { sent } = await open([]);
  expect(await screen.findByText('No keys yet')).toBeTruthy();
  press('New key');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Which system/), { target: { value: 'Job management' } });
  fireEvent.click(dialog.getByLabelText('Book, move and cancel visits'));
  fireEvent.change(dialog.getByLabelText('How long does it work?'), { target: { value: '90' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText('pl_live_the-only-time')).toBeTruthy();
  expect(sent(issuing).map((body): unknown => JSON.parse(body ?? ''))).toEqual([
    {
      keyId: expect.stringMatching(uuid),
      name: 'Job management',
      scopes: ['leads:read', 'appointments:write'],
      days: 90,
    },
  ]);
  press('I’ve copied it');
  await waitFor(() => expect(screen.queryByText('pl_live_the-only-time')).toBeNull());
});

it('asks for the same key again where no answer came, and says that its secret was told before', async () => {
  let isLost = true;
  const { sent } = await open([], {
    [issuing]: () => (isLost ? { status: 500 } : { status: 201, body: { key: null, keys: [jobs] } }),
  });
  await screen.findByText('No keys yet');
  press('New key');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Which system/), { target: { value: 'Job management' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByText("Couldn't make the key")).toBeTruthy();
  isLost = false;
  fireEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByRole('dialog', { name: 'This key was made already' })).toBeTruthy();
  const ids = sent(issuing).map((body): unknown => Reflect.get(JSON.parse(body ?? ''), 'keyId'));
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

it('asks for a name and for something that the key may do, and sends nothing before', async () => {
  const { sent } = await open([]);
  await screen.findByText('No keys yet');
  press('New key');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByLabelText('Read leads'));
  fireEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText('Please name the system that will use this key')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Which system/), { target: { value: 'Books' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await dialog.findByText('Please choose what this key may do')).toBeTruthy();
  expect(sent(issuing)).toEqual([]);
});

it('revokes a key once that is confirmed', async () => {
  const { sent } = await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Job management' }));
  expect(sent(revoking)).toEqual([]);
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText('Key revoked')).toBeTruthy();
  expect(await screen.findByText('No keys yet')).toBeTruthy();
});

it('says what could not be loaded, made or revoked', async () => {
  const failed = { status: 500 };
  await open([jobs], { [revoking]: failed });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Job management' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke key' }));
  expect(await screen.findByText("Couldn't revoke the key")).toBeTruthy();
});
