import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StoryEntry } from '@pilotlight/contracts/http/installer-story';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const insights = '/admin/dashboard/installer/aire-valley/insights';
const conversations = 'GET /api/installers/aire-valley/conversations?search=&grade=all&page=1&pageSize=25';
const story = 'GET /api/admin/installers/aire-valley/story';
const entry = (number: number, words: string, about: StoryEntry['about'] = 'account'): StoryEntry => ({
  id: `5c1b2f0e-3a51-4f0c-9d1e-0a4b6f1d2c${String(number).padStart(2, '0')}`,
  number,
  at: '2026-11-19T07:12:00Z',
  about,
  words,
  by: 'admin',
});
const served = {
  ...dashboard,
  [conversations]: { body: { conversations: [], total: 0, all: 0 } },
  [story]: { body: { entries: [entry(9, 'Approved, Gas Safe 123456', 'approval')], earlier: '4.0' } },
  [`${story}?before=4.0`]: { body: { entries: [entry(3, 'Registered and paid')], earlier: null } },
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('an installer’s life story opens over its insights, newest first, and goes back as far as the log', async () => {
  serve(served);
  const { where } = openSite(insights);
  fireEvent.click(await screen.findByRole('link', { name: 'Life story' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Life story of Aire Valley Heating' }));
  expect(where()).toBe(`${insights}/life-story`);
  expect((await drawer.findByText('Approved, Gas Safe 123456')).closest('li')?.textContent).toContain(
    '19 Nov 2026, 07:12, by the admin',
  );
  const audit = drawer.getByRole('link', { name: /^In the audit: Approved, Gas Safe 123456 \(new tab/ });
  expect(audit.getAttribute('href')).toBe(`/audit?installer=aire-valley&event=${entry(9, '').id}`);
  expect(audit.getAttribute('target')).toBe('_blank');
  fireEvent.click(drawer.getByRole('button', { name: 'Show earlier' }));
  expect(await drawer.findByText('Registered and paid')).toBeTruthy();
  expect(drawer.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(where()).toBe(insights));
});

it('a life story that could not be loaded is fetched on Try Again', async () => {
  let up = false;
  serve({ ...served, [story]: () => (up ? served[story] : { status: 500 }) });
  openSite(`${insights}/life-story`);
  await screen.findByText('Failed to fetch the life story');
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Approved, Gas Safe 123456')).toBeTruthy();
});
