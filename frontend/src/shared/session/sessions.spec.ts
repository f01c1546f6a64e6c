import { freshBrowser } from '../../testing/fresh-browser';
import { adminSession, installerSession } from './sessions';

const admin = { token: 'a1', email: 'ops@pilotlight.example' };
const installer = { token: 'i1', email: 'dawn@aire.example', slug: 'aire-valley', name: 'Aire Valley Heating' };

const stored = (store: Storage) => Object.fromEntries(Object.entries(store));

describe('a session in the browser', () => {
  beforeEach(freshBrowser);

  it('outlives the tab when Remember me is set', () => {
    adminSession.save(admin, true);
    expect(stored(localStorage)).toEqual({ admin_token: 'a1', admin_email: 'ops@pilotlight.example' });
    expect(sessionStorage).toHaveLength(0);
    expect(adminSession.read()).toEqual(admin);
  });

  it('ends with the tab when Remember me is not set', () => {
    installerSession.save(installer, false);
    expect(localStorage).toHaveLength(0);
    expect(stored(sessionStorage)).toEqual({
      installer_token: 'i1',
      installer_email: 'dawn@aire.example',
      installer_slug: 'aire-valley',
      installer_name: 'Aire Valley Heating',
    });
  });

  it('leaves nothing in the other store when it is saved again', () => {
    adminSession.save(admin, true);
    adminSession.save({ ...admin, token: 'a2' }, false);
    expect(localStorage).toHaveLength(0);
    expect(adminSession.read()?.token).toBe('a2');
  });

  it('is forgotten on logout, and the other portal stays signed in', () => {
    adminSession.save(admin, true);
    installerSession.save(installer, true);
    adminSession.end('signed-out');
    expect(adminSession.read()).toBeNull();
    expect(installerSession.read()).toEqual(installer);
    expect(localStorage.getItem('admin_email')).toBeNull();
  });

  it('is nobody when the token is missing', () => {
    localStorage.setItem('admin_email', 'ops@pilotlight.example');
    expect(adminSession.read()).toBeNull();
  });

  it('tells listeners why it ended, and that another tab changed it', () => {
    const ends: unknown[] = [];
    const stop = adminSession.subscribe((end) => ends.push(end));
    adminSession.save(admin, true);
    adminSession.end('expired');
    window.dispatchEvent(new StorageEvent('storage', { key: 'admin_token' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'installer_token' }));
    stop();
    adminSession.end('signed-out');
    expect(ends).toEqual([null, 'expired', null]);
  });
});
