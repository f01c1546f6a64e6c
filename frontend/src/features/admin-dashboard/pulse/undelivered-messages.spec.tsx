import { screen } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { calls, dashboard, pulse } from '../testing/installers';

const openWith = async (failed: number, unknown: number) => {
  serve({ ...dashboard, [calls.pulse]: { body: { pulse: { ...pulse, notifications: { failed, unknown } } } } });
  openSite('/admin/dashboard');
  await screen.findByText('Chats today');
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it.each([
  [1, 0, '1 message failed in the last 24 hours', 'failed'],
  [1240, 0, '1,240 messages failed in the last 24 hours', 'failed'],
  [0, 2, '2 messages in the last 24 hours that may not have gone out', 'unknown'],
])(
  'with %i failed and %i unknown messages the pulse warns and leads to them',
  async (failed, unknown, name, status) => {
    await openWith(failed, unknown);
    const [warning, ...more] = screen.getAllByRole('link', { name: /in the last 24 hours/ });
    expect([warning?.textContent, warning?.getAttribute('href'), more]).toEqual([
      name,
      `/admin/notifications/log?status=${status}`,
      [],
    ]);
  },
);

it('warns of nothing where every message came through', async () => {
  await openWith(0, 0);
  expect(screen.queryByText(/in the last 24 hours/)).toBeNull();
});
