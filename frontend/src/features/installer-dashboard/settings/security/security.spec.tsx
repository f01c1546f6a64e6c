import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../../testing/aire-valley';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import type { serve } from '../../../../testing/server';
import { calls, serveAccount } from '../../testing/account';

const id = '7f4fc0a9-9b0e-4b7f-8d0e-6a3c7d2f1e10';
const listing = 'GET /api/installer/sessions';
const ending = `DELETE /api/installer/sessions/${id}`;
const endingOthers = 'POST /api/installer/sessions/end-others';
const changing = 'POST /api/installer/password';

const at = '2026-11-20T10:05:00Z';
const here = {
  id: '0d6f3c1a-7b2e-4c8d-8f00-1e2d3c4b5a69',
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  openedAt: at,
  lastUsedAt: at,
  current: true,
};
const phone = { ...here, id, device: 'Safari on iPhone', address: '2001:db8:1:2::/64', current: false };
const done = (more: object = {}) => ({ body: { success: true, message: 'Done', ...more } });

const open = async (more: Parameters<typeof serve>[0] = {}) => {
  let others = [phone];
  const received = serveAccount([], {
    [calls.me]: { body: { installer: aireValleyHeating } },
    [listing]: () => ({ body: { sessions: [here, ...others] } }),
    [ending]: () => {
      others = [];
      return done();
    },
    [endingOthers]: () => {
      others = [];
      return done({ ended: 1 });
    },
    ...more,
  });
  openSite('/installer/settings/security');
  await screen.findByRole('heading', { name: 'Change password' });
  return { sent: (call: string) => received.filter((each) => each.call === call).map(({ body }) => body) };
};
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Where you’re signed in' })).findAllByRole('listitem');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(freshBrowser);

describe('where an installer is signed in', () => {
  it('is told by device, place and time, and which of them this is', async () => {
    await open();
    expect((await rows()).map((row) => row.textContent)).toEqual([
      'Chrome on Windowsfrom 203.0.113.7 · signed in 20 Nov 2026 · last seen 20 Nov 2026This device',
      'Safari on iPhonefrom 2001:db8:1:2::/64 · signed in 20 Nov 2026 · last seen 20 Nov 2026Sign out',
    ]);
    expect(screen.getByRole('region', { name: 'Your team' }).textContent).toContain('dawn@aire.example');
  });

  it('ends one by one', async () => {
    const { sent } = await open();
    await rows();
    press('Sign out Safari on iPhone');
    expect(await screen.findByText('Signed out')).toBeTruthy();
    expect(sent(ending)).toHaveLength(1);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('ends everywhere else, once that is confirmed', async () => {
    const { sent } = await open();
    await rows();
    press('Sign out everywhere else');
    expect(sent(endingOthers)).toEqual([]);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByText('Signed out on 1 other device')).toBeTruthy();
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  it('says what could not be loaded or ended', async () => {
    await open({ [ending]: { status: 404, body: { message: 'No such session', code: 'not-found', requestId: 'r' } } });
    await rows();
    press('Sign out Safari on iPhone');
    expect(await screen.findByText("Couldn't sign it out")).toBeTruthy();
    expect(screen.getByText('No such session')).toBeTruthy();
  });

  it('says where the list could not be loaded', async () => {
    await open({ [listing]: { status: 500 } });
    expect(await screen.findByText("We couldn't load where you're signed in. Please try again.")).toBeTruthy();
  });
});

describe("an installer's password", () => {
  it('is changed by the current one, and the fields are empty again', async () => {
    const { sent } = await open({ [changing]: done() });
    type('Current password', 'six brass kettles');
    type('New password', 'seven copper pans');
    type('New password again', 'seven copper pans');
    press('Change password');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(sent(changing).map((body): unknown => JSON.parse(body ?? ''))).toEqual([
      { currentPassword: 'six brass kettles', newPassword: 'seven copper pans' },
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe(''));
  });

  it('leaves API keys and connections as they are, and says where to revoke them', async () => {
    await open({ [changing]: done() });
    expect(screen.queryByRole('link', { name: 'your API keys' })).toBeNull();
    type('Current password', 'six brass kettles');
    type('New password', 'seven copper pans');
    type('New password again', 'seven copper pans');
    press('Change password');
    const keys = await screen.findByRole('link', { name: 'your API keys' });
    expect(keys.getAttribute('href')).toBe('/installer/settings/api-keys');
    expect(screen.getByRole('link', { name: 'your connections' }).getAttribute('href')).toBe(
      '/installer/settings/connections',
    );
    expect(keys.closest('[role=status]')?.textContent).toContain('API keys and connections still work.');
  });

  it('is asked for twice, long enough, and nothing is sent before', async () => {
    const { sent } = await open({ [changing]: done() });
    type('New password', 'short');
    type('New password again', 'seven copper pans');
    press('Change password');
    expect(await screen.findByText('Please enter your current password')).toBeTruthy();
    expect(screen.getByText('Password must be at least 8 characters')).toBeTruthy();
    type('Current password', 'six brass kettles');
    type('New password', 'seven copper pots');
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
    expect(sent(changing)).toEqual([]);
  });

  it('stays where the current one is wrong, and so does what was typed', async () => {
    const message = 'Your current password isn’t right. Please try again.';
    await open({ [changing]: { status: 400, body: { message, code: 'invalid', requestId: 'r' } } });
    type('Current password', 'not this one');
    type('New password', 'seven copper pans');
    type('New password again', 'seven copper pans');
    press('Change password');
    expect(await screen.findByText("Couldn't change your password")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('seven copper pans');
  });
});
