import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { adminSession, installerSession } from '../shared/session/sessions';
import { freshBrowser } from '../testing/fresh-browser';
import { openSite } from '../testing/open-site';
import { serve } from '../testing/server';

const admin = { token: 'a1', email: 'ops@pilotlight.example' };
const installer = { token: 'i1', email: 'dawn@aire.example', slug: 'aire-valley', name: 'Aire Valley Heating' };

describe('the ways through the site', () => {
  beforeEach(() => {
    freshBrowser();
    serve({});
  });

  it.each(['/', '/admin'])('%s shows both doors, the demo and what to read first', async (path) => {
    openSite(path);
    expect((await screen.findByRole('link', { name: /Admin dashboard/ })).getAttribute('href')).toBe('/admin/login');
    expect(screen.getByRole('link', { name: /Installer login/ }).getAttribute('href')).toBe('/installer/login');
    expect(screen.getByRole('link', { name: /demo/ }).getAttribute('href')).toBe('/demo');
    expect(screen.getByRole('link', { name: 'For heating firms' }).getAttribute('href')).toBe('/installer');
    expect(screen.getByRole('link', { name: 'For platform admins' }).getAttribute('href')).toBe('/portal');
  });

  it.each([
    ['/admin/dashboard', '/admin'],
    ['/installer/dashboard', '/installer/login'],
    ['/dev/outbox', '/admin/login'],
  ])('%s leads one who is not signed in to %s', async (path, door) => {
    const { where } = openSite(path);
    await waitFor(() => expect(where()).toBe(door));
  });

  it.each(['/installer/login', '/installer/register'])(
    'the mark on %s leads to the landing page, which the server sends whole',
    async (path) => {
      const { where } = openSite(path);
      const mark = await screen.findByRole('link', { name: 'Pilotlight' });
      expect(mark.getAttribute('href')).toBe('/installer');
      let leftToBrowser = false;
      addEventListener('click', (event) => ((leftToBrowser = !event.defaultPrevented), event.preventDefault()), {
        once: true,
      });
      fireEvent.click(mark);
      expect([leftToBrowser, where()]).toEqual([true, path]);
    },
  );

  it("an installer's session doesn't open the admin's dashboard", async () => {
    installerSession.save(installer, true);
    const { where } = openSite('/admin/dashboard');
    await waitFor(() => expect(where()).toBe('/admin'));
  });

  it('an expired admin session leads to /admin without a word', async () => {
    adminSession.save(admin, true);
    const { where } = openSite('/admin/dashboard');
    await waitFor(() => expect(where()).toBe('/admin/dashboard'));
    act(() => adminSession.end('expired'));
    await waitFor(() => expect(where()).toBe('/admin'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an expired installer session leads to the login and says so', async () => {
    installerSession.save(installer, true);
    const { where } = openSite('/installer/dashboard');
    await waitFor(() => expect(where()).toBe('/installer/dashboard'));
    act(() => installerSession.end('expired'));
    await waitFor(() => expect(where()).toBe('/installer/login'));
    expect((await screen.findByRole('alert')).textContent).toBe('Your session has expired. Please sign in again.');
  });

  it('logging out revokes the token and forgets it, even when the server is down', async () => {
    installerSession.save(installer, true);
    const received = serve({});
    openSite('/installer/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    const logout = received.find(({ call }) => call === 'POST /api/installer/logout');
    expect(logout?.headers.get('authorization')).toBe('Bearer i1');
  });

  it('any other path is not found', async () => {
    openSite('/no/such/page');
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
  });
});
