import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlatformCounts, PlatformInsights, RankedInstaller } from '@pilotlight/contracts/http/platform-insights';
import { daysEnding } from '@pilotlight/contracts/values/london-day';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const path = '/admin/dashboard/insights';
const none: PlatformCounts = {
  conversations: 0,
  contacts: 0,
  booked: 0,
  visited: 0,
  hot: 0,
  warm: 0,
  cold: 0,
  replies: 0,
  replyMs: 0,
  slowReplies: 0,
};
const day: PlatformCounts = {
  conversations: 40,
  contacts: 20,
  booked: 5,
  visited: 4,
  hot: 3,
  warm: 9,
  cold: 2,
  replies: 100,
  replyMs: 40_000,
  slowReplies: 5,
};
const noHours = Array.from({ length: 7 }, () => Array.from({ length: 24 }, () => 0));
const insights = (length: number, counts = day): PlatformInsights => ({
  at: '2026-11-19T13:08:00Z',
  days: daysEnding('2026-11-19', length).map((each) => ({ ...counts, day: each })),
  before: { ...none, conversations: 1_000, contacts: 600, booked: 60 },
  hours: noHours.map((row, weekday) => row.map((_, hour) => (weekday === 0 && hour === 18 ? counts.conversations : 0))),
});
const aire: RankedInstaller = {
  slug: 'aire-valley',
  name: 'Aire Valley Heating',
  conversations: 412,
  contacts: 200,
  booked: 63,
  conversion: 31.5,
  hot: 40,
  before: 300,
};
const figures = (days: number) => `GET /api/admin/insights?days=${days}`;
const ranking = (days: number, by = 'conversations', page = 1) =>
  `GET /api/admin/insights/installers?days=${days}&by=${by}&page=${page}&pageSize=10`;
const served = {
  ...dashboard,
  [figures(30)]: { body: { insights: insights(30) } },
  [figures(90)]: { body: { insights: insights(90) } },
  [ranking(30)]: { body: { installers: [aire], total: 11 } },
  [ranking(90)]: { body: { installers: [aire], total: 1 } },
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('opens from the head of every admin page, with the last 30 days beside the 30 before', async () => {
  serve(served);
  const { where } = openSite('/admin/dashboard');
  fireEvent.click(await screen.findByRole('link', { name: 'Platform insights' }));
  await screen.findByText('1,000 before');
  const totals = within(screen.getByRole('region', { name: 'Totals of the period' }));
  expect(where()).toBe(path);
  expect(screen.getByRole('link', { name: 'Platform insights' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Installers' }).getAttribute('aria-current')).toBe('false');
  ['1,200', '1,000 before', '600', '150', '25.0%', '10.0% before'].forEach((words) =>
    expect(totals.getByText(words)).toBeTruthy(),
  );
  expect(totals.getByRole('img', { name: 'up 20%' })).toBeTruthy();
  expect(totals.getByRole('img', { name: 'up 15 pts' })).toBeTruthy();
});

it('shows the way from conversation to visit, the grades, the busiest hour and the wait for an answer', async () => {
  serve(served);
  openSite(path);
  const steps = within(await screen.findByRole('region', { name: 'From conversation to visit' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1,200Conversations',
    '600Contacts',
    '150Booked',
    '120Visited',
  ]);
  expect(steps.getByText('50% leave their details')).toBeTruthy();
  const grades = within(screen.getByRole('region', { name: 'Lead grades' }));
  expect(grades.getByRole('listitem', { name: 'Thu 19 Nov: Hot 3, Warm 9, Cold 2' })).toBeTruthy();
  expect(screen.getByText('Most on Mondays, 18:00 to 19:00')).toBeTruthy();
  expect(screen.getByText('0.4 s')).toBeTruthy();
  expect(screen.getByText('95.0% within 3 seconds')).toBeTruthy();
});

it('90 days are drawn by the week', async () => {
  serve(served);
  openSite(path);
  fireEvent.click(await screen.findByRole('button', { name: '90 days' }));
  await screen.findByText(/beside the 90 days before/);
  const volume = within(screen.getByRole('region', { name: 'Conversations' }));
  expect(volume.getByText('By week')).toBeTruthy();
  expect(volume.getByRole('listitem', { name: '13 Nov to 19 Nov: With contact 140, Without 140' })).toBeTruthy();
});

it('installers are ranked, and a name leads to its own insights', async () => {
  serve({
    ...served,
    [ranking(30, 'conversations', 2)]: { body: { installers: [{ ...aire, name: 'Eleventh' }], total: 11 } },
  });
  openSite(path);
  const installers = within(await screen.findByRole('region', { name: 'Installers' }));
  const row = (await installers.findByRole('link', { name: 'Aire Valley Heating' })).closest('tr');
  expect(row?.textContent).toMatch(/^1.*412.*200.*63.*31\.5%.*40$/);
  expect(installers.getByRole('link', { name: 'Aire Valley Heating' }).getAttribute('href')).toBe(
    '/admin/dashboard/installer/aire-valley/insights',
  );
  fireEvent.click(installers.getByRole('button', { name: 'Next page' }));
  expect((await installers.findByRole('link', { name: 'Eleventh' })).closest('tr')?.textContent).toMatch(/^11/);
});

it('a platform in which nothing has happened says so', async () => {
  serve({
    ...served,
    [figures(30)]: { body: { insights: insights(30, none) } },
    [ranking(30)]: { body: { installers: [], total: 0 } },
  });
  openSite(path);
  expect(await screen.findByText('No conversations in these days')).toBeTruthy();
  expect(screen.getByText('Nobody has written yet')).toBeTruthy();
  expect(screen.getByText(/No answers by a model in these days/)).toBeTruthy();
  expect(await screen.findByText('No installers yet')).toBeTruthy();
});

it('figures that could not be loaded are fetched on Try Again, and the ranking stays', async () => {
  let up = false;
  serve({ ...served, [figures(30)]: () => (up ? (served[figures(30)] ?? {}) : { status: 500 }) });
  openSite(path);
  expect(await screen.findByText('Failed to fetch analytics')).toBeTruthy();
  expect(await screen.findByText('Aire Valley Heating')).toBeTruthy();
  up = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.getByText('1,000 before')).toBeTruthy());
});
