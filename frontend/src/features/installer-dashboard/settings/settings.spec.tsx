import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aireValleyHeating } from '../../../testing/aire-valley';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { calls, serveAccount } from '../testing/account';

const logout = 'POST /api/installer/logout';
const me = { body: { installer: { ...aireValleyHeating, allowedDomains: ['https://airevalleyheating.example'] } } };
const words = "We couldn't load your settings. Please refresh the page or try again later.";

const question = async () => within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
const rail = () => within(screen.getByRole('navigation', { name: 'Installer' }));
const change = async () => fireEvent.click(await screen.findByRole('switch', { name: 'SMS' }));

beforeEach(freshBrowser);

describe("the installer's settings", () => {
  it('are a way of the rail, and say whose they are and which tab is open', async () => {
    serveAccount([], { [calls.me]: me });
    const { where } = openSite('/installer/dashboard');
    fireEvent.click(await screen.findByRole('link', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeTruthy();
    expect(screen.getByText('Aire Valley Heating · airevalleyheating.example')).toBeTruthy();
    await waitFor(() => expect(where()).toBe('/installer/dashboard/settings/branding'));
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Availability',
      'Business Hours',
      'Blocked Days',
      'Notifications',
      'Branding',
      'Embed code',
      'Calendar',
      'Connections',
      'Billing',
      'Privacy',
      'API keys',
      'Team and security',
    ]);
    expect((await tabs.findByRole('link', { current: 'page' })).textContent).toBe('Branding');
    expect(rail().getByRole('link', { current: 'page' }).textContent).toBe('Settings');
    fireEvent.click(tabs.getByRole('link', { name: 'Availability' }));
    await waitFor(() => expect(where()).toBe('/installer/settings/availability'));
    expect(rail().getByRole('link', { current: 'page' }).textContent).toBe('Settings');
  });

  it('open with the availability by their own address', async () => {
    serveAccount([]);
    const { where } = openSite('/installer/settings');
    await waitFor(() => expect(where()).toBe('/installer/settings/availability'));
  });

  it('are for whoever is signed in', async () => {
    serve({});
    const { where } = openSite('/installer/settings/notifications');
    await waitFor(() => expect(where()).toBe('/installer/login'));
  });

  it('that can not be loaded say so, and are loaded when that is tried again', async () => {
    let answers = false;
    serveAccount([], { [calls.me]: () => (answers ? me : { status: 404, body: 'gone' }) });
    openSite('/installer/settings/notifications');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(words)).toBeTruthy();
    expect(screen.queryByText(/^Unable to load your account details/)).toBeNull();
    expect(notice.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/installer/login');
    const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Notifications');
    answers = true;
    fireEvent.click(notice.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'How we reach you' })).toBeTruthy();
  });

  it('are not left with unsaved changes before that is confirmed', async () => {
    serveAccount([]);
    const { where } = openSite('/installer/settings/notifications');
    await change();
    fireEvent.click(rail().getByRole('link', { name: 'Overview' }));
    expect((await question()).getByText('What you changed would be lost: SMS alerts.')).toBeTruthy();
    fireEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'SMS' }).checked).toBe(true);
    fireEvent.click(rail().getByRole('link', { name: 'Overview' }));
    fireEvent.click((await question()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(where()).toBe('/installer/dashboard'));
  });

  it('are not logged out of with unsaved changes before that is confirmed', async () => {
    serveAccount([], { [logout]: { body: { success: true, message: 'Signed out' } } });
    const { where } = openSite('/installer/settings/notifications');
    await change();
    fireEvent.click(rail().getByRole('button', { name: 'Logout' }));
    fireEvent.click((await question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/installer/settings/notifications');
    fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
    fireEvent.click((await question()).getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(where()).toBe('/installer/login'));
  });

  it('are left without a question when nothing was changed', async () => {
    serveAccount([], { [logout]: { body: { success: true, message: 'Signed out' } } });
    const { where } = openSite('/installer/settings/notifications');
    await screen.findByRole('switch', { name: 'SMS' });
    fireEvent.click(rail().getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(where()).toBe('/installer/login'));
  });
});
