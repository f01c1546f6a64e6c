import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, dashboard, listed, mackie } from '../testing/installers';

const found = 'GET /api/installers?search=mackie&sort=name&pageSize=6';
const leadsOf = (search: string) => `GET /api/leads?search=${search}&pageSize=6`;
const noLeads = { body: { leads: [], next: null } };
const open = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return await screen.findByRole('combobox', { name: 'Search installers, leads and pages' });
};
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the admin’s command palette', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('opens on Ctrl+K, finds installers on the server, and Enter leads there', async () => {
    serve({ ...dashboard, [found]: listed([mackie]), [leadsOf('mackie')]: noLeads });
    const { where } = openSite('/admin/dashboard');
    await screen.findByRole('article', { name: 'Mackie & Sons' });
    fireEvent.change(await open(), { target: { value: 'mackie' } });
    await waitFor(() => expect(options()[0]).toBe('Mackie & SonsSuspended'));
    fireEvent.keyDown(screen.getByRole('combobox', { name: /Search installers/ }), { key: 'Enter' });
    await waitFor(() => expect(where()).toBe('/admin/dashboard/installer/mackie-and-sons/insights'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('finds leads of all installers from any page, asks once in a pause of the typing, and opens the transcript', async () => {
    const row = {
      phone: '+447700900456',
      grade: 'A',
      intent: 'quote',
      stage: 'new',
      lostReason: null,
      emergency: false,
      leadAt: '2026-11-21T09:12:00Z',
    };
    const amy = {
      ...row,
      sessionId: 's1',
      installerId: aireValley.slug,
      installerName: aireValley.name,
      name: 'Amy Firth',
    };
    const other = {
      ...row,
      sessionId: 's2',
      installerId: mackie.slug,
      installerName: mackie.name,
      postcode: 'LS6 1AY',
    };
    const received = serve({
      ...dashboard,
      'GET /api/admin/pending?filter=waiting': { status: 500 },
      'GET /api/installers?search=456&sort=name&pageSize=6': listed([]),
      [leadsOf('456')]: { body: { leads: [amy, other], next: null } },
    });
    const { where } = openSite('/admin/dashboard/pending');
    await screen.findByRole('button', { name: 'Search' });
    const field = await open();
    for (const value of ['4', '45', '456']) fireEvent.change(field, { target: { value } });
    await waitFor(() => expect(options()).toEqual([`Amy Firth${aireValley.name}`, `Visitor from LS6${mackie.name}`]));
    expect(received.filter(({ call }) => call.startsWith('GET /api/leads'))).toHaveLength(1);
    fireEvent.click(screen.getByRole('option', { name: /Visitor from LS6/ }));
    await waitFor(() => expect(where()).toBe(`/admin/dashboard/installer/${mackie.slug}/insights/s2`));
  });

  it('leads to pages by arrows and Enter, and says where nothing is found', async () => {
    serve({
      ...dashboard,
      'GET /api/installers?search=zzz&sort=name&pageSize=6': listed([]),
      [leadsOf('zzz')]: noLeads,
    });
    const { where } = openSite('/admin/dashboard');
    await screen.findByRole('button', { name: 'Search' });
    const field = await open();
    expect(options()).toContain('Delivery log');
    fireEvent.change(field, { target: { value: 'zzz' } });
    expect(await screen.findByText('Nothing found for "zzz"')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'p' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Failed payments');
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(where()).toBe('/admin/dashboard/pending'));
  });

  it('has a button, closes on Escape, and "?" tells its keys on any page', async () => {
    serve({ ...dashboard, 'GET /api/admin/pending?filter=waiting': { status: 500 } });
    openSite('/admin/dashboard/pending');
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    fireEvent.keyDown(await screen.findByRole('combobox'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Search installers/ })).toBeNull());
    fireEvent.keyDown(document.body, { key: '?' });
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(keys).getByText('Select the focused installer')).toBeTruthy();
  });
});

const save = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
  fireEvent.change(await screen.findByLabelText('Name of the list as it is now'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('the admin’s saved views', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
    serve({
      ...dashboard,
      'GET /api/installers?search=&filter=suspended&sort=name&page=1&pageSize=25': listed([mackie]),
    });
  });
  it('lead back to a list that was named, for whoever named it alone', async () => {
    const first = openSite('/admin/dashboard?filter=suspended&sort=name');
    await save('Suspended by name');
    first.unmount();
    const { where, unmount } = openSite('/admin/dashboard');
    await screen.findByRole('article', { name: aireValley.name });
    fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Suspended by name' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: aireValley.name })).toBeNull());
    expect(where()).toBe('/admin/dashboard');
    unmount();
    adminSession.save({ token: 'a2', email: 'other@pilotlight.example' }, true);
    openSite('/admin/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    expect(await screen.findByText(/^None yet\./)).toBeTruthy();
  });

  it('are removed, and brought back by Undo', async () => {
    openSite('/admin/dashboard?filter=suspended&sort=name');
    await save('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Mine' }));
    expect(await screen.findByText(/^None yet\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Mine' })).toBeTruthy();
  });
});
