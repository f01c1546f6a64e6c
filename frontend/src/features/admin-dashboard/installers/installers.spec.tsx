import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, foundNone, listed, mackie } from '../testing/installers';
import { suspensionInWords } from './account-reason';

const card = (name: string) => screen.findByRole('article', { name });
const view = (query: string) => `GET /api/installers?${query}`;

describe('the installers', () => {
  beforeEach(() => {
    freshBrowser();
    adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
  });

  it('stand each on a card with their account, week and last payment', async () => {
    serve(dashboard);
    openSite('/admin/dashboard');
    const aire = within(await card('Aire Valley Heating'));
    ['aire-valley', 'Active', 'Payment Active', '46', '19', '8', '12 Nov 2026'].forEach((words) =>
      expect(aire.getByText(words)).toBeTruthy(),
    );
    expect(within(await card('Mackie & Sons')).getByText('None recorded')).toBeTruthy();
    expect(aire.getByRole('img', { name: 'up 12%' })).toBeTruthy();
    expect(aire.getByRole('img', { name: 'Chatbot live' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '1,204 of 1,212 lit' })).toBeTruthy();
    expect(screen.getByText('Chatbots live. 5 suspended by you, 3 unpaid.')).toBeTruthy();
    expect(screen.getByText('1 to 25 of 1,212')).toBeTruthy();
  });

  it('say why one rests and since when', async () => {
    serve(dashboard);
    openSite('/admin/dashboard');
    const resting = within(await card('Mackie & Sons'));
    expect(resting.getByText(/Suspended by you on 14 Nov.*16:40\./)).toBeTruthy();
    expect(resting.getByText(/The safety card still answers; everything else is resting\./)).toBeTruthy();
    expect(resting.getByRole('button', { name: 'Resume Chatbot' })).toBeTruthy();
  });

  it.each([
    ['admin', '2026-12-01', 'Suspended by you on 14 Nov, 16:40.'],
    ['payment', '2026-12-01', 'Suspended on 14 Nov, 16:40, as a payment failed.'],
    ['admin', '2027-01-02', 'Suspended by you on 14 Nov 2026, 16:40.'],
  ] as const)('suspended by %s, read on %s', (by, now, words) => {
    expect(suspensionInWords('2026-11-14T16:40:00Z', by, new Date(now))).toBe(words);
  });

  it('are asked for as the address says, and what the address says wrongly is left out', async () => {
    const received = serve({
      ...dashboard,
      [view('search=boiler&filter=suspended&sort=name&page=2&pageSize=25')]: listed([mackie], 26),
    });
    openSite('/admin/dashboard?search=boiler&filter=suspended&sort=name&page=2');
    await card('Mackie & Sons');
    expect(screen.getByText('26 to 26 of 26')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('boiler');
    expect(screen.getByRole('button', { name: 'Suspended 1' }).getAttribute('aria-pressed')).toBe('true');
    openSite('/admin/dashboard?filter=nobody&page=none');
    await waitFor(() => expect(received.map(({ call }) => call)).toContain(calls.list));
  });

  it('begin at the first page when another filter is chosen', async () => {
    serve({
      ...dashboard,
      [view('search=&filter=all&sort=needs-a-look&page=2&pageSize=25')]: listed([aireValley], 1212),
      [view('search=&filter=suspended&sort=needs-a-look&page=1&pageSize=25')]: listed([mackie]),
    });
    const { where } = openSite('/admin/dashboard?page=2');
    await card('Aire Valley Heating');
    fireEvent.click(screen.getByRole('button', { name: /^Suspended/ }));
    expect(await screen.findByText('1 to 1 of 1')).toBeTruthy();
    expect(where()).toBe('/admin/dashboard');
  });

  it('lead to New Installer where there are none, and to Clear filters where none is found', async () => {
    serve({ ...dashboard, [calls.list]: listed([]) });
    openSite('/admin/dashboard');
    expect(await screen.findByText('No installers yet')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'New Installer' })).toHaveLength(2);
  });

  it('are found again by Clear filters', async () => {
    const none = { body: { installers: [], total: 0, counts: { active: 1212, suspended: 8 }, found: foundNone } };
    serve({ ...dashboard, [view('search=zzz&filter=all&sort=needs-a-look&page=1&pageSize=25')]: none });
    openSite('/admin/dashboard?search=zzz');
    const former = await screen.findByRole('link', { name: 'Was zzz deleted? Show its payments' });
    expect(former.getAttribute('href')).toContain('/admin/dashboard/zzz/billing');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await card('Aire Valley Heating');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });

  it('say "Failed to fetch installers" and are fetched on Try Again', async () => {
    let up = false;
    serve({ ...dashboard, [calls.list]: () => (up ? listed([aireValley]) : { status: 500 }) });
    openSite('/admin/dashboard');
    const alert = (await screen.findByText('Failed to fetch installers')).closest<HTMLElement>('[role=alert]');
    up = true;
    fireEvent.click(within(alert ?? document.body).getByRole('button', { name: 'Try Again' }));
    expect(await card('Aire Valley Heating')).toBeTruthy();
  });

  it('are suspended when that is confirmed, and resumed at once', async () => {
    const done = { body: { success: true, message: '' } };
    const received = serve({
      ...dashboard,
      'POST /api/admin/installers/aire-valley/chatbot/suspend': done,
      'POST /api/admin/installers/mackie-and-sons/reactivate': done,
      'POST /api/admin/installers/mackie-and-sons/chatbot/suspend': done,
    });
    openSite('/admin/dashboard');
    fireEvent.click(within(await card('Aire Valley Heating')).getByRole('button', { name: 'Suspend Chatbot' }));
    const question = within(await screen.findByRole('dialog', { name: 'Suspend Aire Valley Heating?' }));
    expect(received.some(({ call }) => call.startsWith('POST'))).toBe(false);
    fireEvent.click(question.getByRole('button', { name: 'Suspend Chatbot' }));
    expect(await screen.findByText('Chatbot Suspended')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(within(await card('Mackie & Sons')).getByRole('button', { name: 'Resume Chatbot' }));
    expect(await screen.findByText('Chatbot Reactivated')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(received.map(({ call }) => call)).toContain('POST /api/admin/installers/mackie-and-sons/chatbot/suspend'),
    );
  });

  it('count in each filter what the search leaves of it', async () => {
    const found = { all: 3, 'needs-a-look': 2, 'payment-failed': 1, suspended: 1, 'manual-payment': 0 };
    serve({ ...dashboard, [calls.list]: { body: { ...listed([mackie], 1212).body, found } } });
    openSite('/admin/dashboard');
    await card('Mackie & Sons');
    ['All 3', 'Needs a look 2', 'Payment Failed 1', 'Suspended 1', 'Manual Payment 0'].forEach((name) =>
      expect(screen.getByRole('button', { name })).toBeTruthy(),
    );
    expect(screen.getByRole('link', { name: 'Active 1,212' })).toBeTruthy();
  });

  it('leave the sort menu on Escape, and "?" does nothing while it is open', async () => {
    serve(dashboard);
    openSite('/admin/dashboard');
    await card('Mackie & Sons');
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Sort' }));
    const menu = await screen.findByRole('listbox');
    fireEvent.keyDown(menu, { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(menu, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  });

  it('are gone through with the arrow keys and edited with "e"', async () => {
    serve(dashboard);
    const { where } = openSite('/admin/dashboard');
    const first = await card('Aire Valley Heating');
    act(() => first.focus());
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Mackie & Sons');
    fireEvent.keyDown(document.activeElement ?? first, { key: 'e' });
    await waitFor(() => expect(where()).toBe('/admin/dashboard/mackie-and-sons/edit'));
    expect(await screen.findByRole('dialog', { name: 'Mackie & Sons' })).toBeTruthy();
  });

  it('tell their shortcuts on "?", but not while one is typing', async () => {
    serve(dashboard);
    openSite('/admin/dashboard');
    fireEvent.keyDown(await screen.findByRole('searchbox'), { key: '?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});
