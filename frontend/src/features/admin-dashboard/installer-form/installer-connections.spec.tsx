import type { Connection } from '@pilotlight/contracts/http/connections';
import { fireEvent, screen, within } from '@testing-library/react';
import { adminSession } from '../../../shared/session/sessions';
import { freshBrowser } from '../../../testing/fresh-browser';
import { openSite } from '../../../testing/open-site';
import { serve } from '../../../testing/server';
import { aireValley, calls, dashboard, listed } from '../testing/installers';

const path = '/api/installers/aire-valley/connections';
const office: Connection = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'webhook',
  name: 'Office CRM',
  url: null,
  host: 'crm.example.com',
  events: ['lead.created'],
  deals: null,
  enabled: true,
  offReason: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  failingSince: null,
  lastDeliveredAt: null,
  formerSecretUntil: null,
};

beforeEach(() => {
  freshBrowser();
  adminSession.save({ token: 'a1', email: 'ops@pilotlight.example' }, true);
});

it('are seen by the admin by name and host, and switched off once that is confirmed', async () => {
  let connection = office;
  const received = serve({
    ...dashboard,
    [calls.one('aire-valley')]: listed([aireValley]),
    [`GET ${path}`]: () => ({ body: { connections: [connection] } }),
    [`POST ${path}/${office.id}/disable`]: () => {
      connection = { ...office, enabled: false, offReason: 'admin' };
      return { body: { connection } };
    },
  });
  openSite('/admin/dashboard/aire-valley/edit');
  fireEvent.click(await screen.findByRole('tab', { name: 'Settings' }));
  const section = within(await screen.findByRole('region', { name: 'Connections' }));
  expect(await section.findByText('Office CRM · Webhook · crm.example.com')).toBeTruthy();
  fireEvent.click(section.getByRole('button', { name: 'Switch Office CRM off' }));
  const question = within(await screen.findByRole('dialog', { name: 'Switch Office CRM off?' }));
  expect(received.filter(({ call }) => call.endsWith('/disable'))).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Switch off' }));
  expect(await section.findByText('Off')).toBeTruthy();
});
