import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, londonTime } from '@pilotlight/contracts/values/london-day';
import { adminSession } from '../../../shared/session/sessions';
import { noAnalytics, someAnalytics } from '../../../testing/analytics';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { dashboard } from '../testing/installers';

const { day: today } = londonTime(new Date().toISOString());
const month = `?from=${addDays(today, -29)}&to=${today}`;
const ofPlatform = `GET /api/admin/analytics/period${month}`;

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('opens from the platform insights, with all installers together', async () => {
  serve({ ...dashboard, [ofPlatform]: { body: { analytics: someAnalytics(today, 30) } } });
  const { where } = openSite('/admin/dashboard/insights');
  fireEvent.click(await screen.findByRole('link', { name: 'Analytics by period' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Platform analytics' })).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('region', { name: 'What we promise, measured' })).toBeTruthy());
  expect(where()).toBe('/admin/dashboard/analytics');
  const pages = within(screen.getByRole('navigation', { name: 'Admin' }));
  expect(pages.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Analytics']);
});

it('shows one installer, with the way back to its insights', async () => {
  const one = `GET /api/installers/aire-valley/analytics/period${month}`;
  serve({ ...dashboard, [one]: { body: { analytics: noAnalytics(today, 30) } } });
  openSite('/admin/dashboard/installer/aire-valley/analytics');
  expect(await screen.findByText('No lead of these days has given a postcode yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Insights' }).getAttribute('href')).toBe(
    '/admin/dashboard/installer/aire-valley/insights',
  );
});

it('a failure says so in the words of the admin', async () => {
  serve({ ...dashboard, [ofPlatform]: { status: 503 } });
  openSite('/admin/dashboard/analytics');
  expect(await screen.findByText('Failed to fetch analytics')).toBeTruthy();
});
