import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { calls, dashboard, firstContact, stats } from '../testing/installers';

const path = '/admin/dashboard/installer/aire-valley/insights';
const conversations = 'GET /api/installers/aire-valley/conversations?search=&grade=all&page=1&pageSize=25';
const none = { [conversations]: { body: { conversations: [], total: 0, all: 0 } } };

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('an installer’s insights show the four figures, the intents, the last seven days and the way to booking', async () => {
  serve({ ...dashboard, ...none });
  openSite(path);
  expect(await screen.findByText('Total Conversations')).toBeTruthy();
  const totals = within(screen.getByRole('region', { name: 'Totals, with the last seven days' }));
  ['Leads Captured', 'Conversion Rate', 'Appointments Booked', '1,284', '518', '31.5%', '163'].forEach((words) =>
    expect(totals.getByText(words)).toBeTruthy(),
  );
  const intents = within(screen.getByRole('region', { name: 'Intent breakdown' }));
  expect(intents.getAllByRole('listitem')[0]?.textContent).toContain('Service412');
  const days = within(screen.getByRole('region', { name: 'Last 7 days' })).getAllByRole('listitem');
  expect(days.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Fri: 5 chats, 2 leads',
    'Sat: 4 chats, 2 leads',
    'Sun: 3 chats, 1 lead',
    'Mon: 9 chats, 4 leads',
    'Tue: 8 chats, 4 leads',
    'Wed: 9 chats, 4 leads',
    'Today: 8 chats, 4 leads',
  ]);
  expect(screen.getByRole('region', { name: 'From chat to booking' })).toBeTruthy();
  const waited = within(screen.getByRole('region', { name: 'Time to first contact' }));
  expect(waited.getByText('7 of 9 contacted so far · 20 min faster than the week before')).toBeTruthy();
});

it('the way back leads to the dashboard, and older links to the transcripts lead here', async () => {
  serve({ ...dashboard, ...none });
  const { where } = openSite('/admin/dashboard/aire-valley/transcripts');
  await waitFor(() => expect(where()).toBe(path));
  fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
  await waitFor(() => expect(where()).toBe('/admin/dashboard'));
});

it('figures that could not be loaded are fetched on Try Again, and the conversations stay', async () => {
  let up = false;
  serve({ ...dashboard, ...none, [calls.analytics]: () => (up ? { body: { stats, firstContact } } : { status: 500 }) });
  openSite(path);
  expect(await screen.findByText('Failed to fetch analytics')).toBeTruthy();
  expect(await screen.findByText('No conversations yet')).toBeTruthy();
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('1,284')).toBeTruthy();
});
