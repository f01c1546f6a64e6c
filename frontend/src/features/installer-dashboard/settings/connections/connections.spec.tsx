import type { Connection } from '@pilotlight/contracts/http/connections';
import { forwardEvents } from '@pilotlight/contracts/values/connection';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { serveAccount } from '../../testing/account';
import { failed, id, office, path, secret } from './fixtures';

const other = '00000000-0000-4000-8000-000000000003';
const priya = { id, name: 'Priya Nair', place: 'Leeds' };

type Answers = Parameters<typeof serveAccount>[1];
const open = (connections: readonly Connection[], answers: Answers = {}) => {
  const received = serveAccount([], { [`GET ${path}`]: () => ({ body: { connections } }), ...answers });
  openSite('/installer/settings/connections');
  return (call: string): unknown[] =>
    received.filter((each) => each.call === call).map(({ body }): unknown => JSON.parse(body ?? 'null'));
};
const panel = async () => within(await screen.findByRole('region', { name: 'Connections' }));
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(freshBrowser);

it('says what can be connected where nothing is, and shows a secret once', async () => {
  const sent = open([], { [`POST ${path}`]: { status: 201, body: { connection: office, secret } } });
  expect(await screen.findByText('Send leads to your CRM, Zapier or Make as they come in.')).toBeTruthy();
  await press('Add connection');
  await press('Connect');
  expect(await screen.findByText('Please give it a name')).toBeTruthy();
  expect(screen.getByText('Please enter a web address that begins with https://')).toBeTruthy();
  type('Name', 'Office CRM');
  type('Address', 'https://crm.example.com/hook');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lead graded' }));
  await press('Connect');
  const shown = within(await screen.findByRole('dialog', { name: 'Your signing secret' }));
  expect(shown.getByText(secret)).toBeTruthy();
  expect(sent(`POST ${path}`)).toEqual([
    {
      kind: 'webhook',
      name: 'Office CRM',
      url: 'https://crm.example.com/hook',
      events: forwardEvents.filter((event) => event !== 'lead.graded'),
    },
  ]);
});

it('connects HubSpot by a token, and shows none', async () => {
  const hubspot = { ...office, kind: 'hubspot', url: null, host: 'api.hubapi.com', name: 'HubSpot' } as const;
  const sent = open([], { [`POST ${path}`]: { status: 201, body: { connection: hubspot, secret: null } } });
  await press('Add connection');
  fireEvent.change(await screen.findByLabelText('Connect to'), { target: { value: 'hubspot' } });
  type('Name', 'HubSpot');
  type('Private app access token', 'pat-eu1-00000000-0000-4000-8000-000000000001');
  await press('Connect');
  expect(await screen.findByText('Connected')).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Your signing secret' })).toBeNull();
  expect(sent(`POST ${path}`)).toMatchObject([
    { kind: 'hubspot', token: expect.stringContaining('pat-eu1'), deals: null },
  ]);
});

it('has HubSpot make deals, in the pipeline and stages that are named', async () => {
  const deals = { pipeline: 'Installations', stages: { won: 'Signed' } };
  const hubspot = { ...office, kind: 'hubspot', url: null, host: 'api.hubapi.com', name: 'HubSpot', deals } as const;
  const sent = open([hubspot], { [`POST ${path}`]: { status: 201, body: { connection: hubspot, secret: null } } });
  expect(await screen.findByText('Makes deals in Installations')).toBeTruthy();
  await press('Add connection');
  fireEvent.change(await screen.findByLabelText('Connect to'), { target: { value: 'hubspot' } });
  type('Name', 'HubSpot');
  type('Private app access token', 'pat-eu1-00000000-0000-4000-8000-000000000001');
  expect(screen.queryByLabelText('Pipeline')).toBeNull();
  fireEvent.click(screen.getByLabelText('Also make a deal of each lead'));
  type('Pipeline', 'Installations');
  type('Stage for: Won', 'Signed');
  await press('Connect');
  await waitFor(() => expect(sent(`POST ${path}`)).toMatchObject([{ kind: 'hubspot', deals }]));
});

it.each<[Partial<Connection>, string, string]>([
  [{}, 'On', 'Last delivered'],
  [{ failingSince: '2026-11-21T10:00:00.000Z' }, 'Failing', 'The last delivery failed.'],
  [{ enabled: false, offReason: 'gone' }, 'Off', 'The receiver said that it is gone for good (410)'],
  [{ enabled: false, offReason: 'admin' }, 'Off', 'Our team switched it off.'],
])('says how a connection stands: %j', async (changed, badge, words) => {
  open([{ ...office, ...changed }]);
  expect(await (await panel()).findByText(badge)).toBeTruthy();
  expect((await panel()).getByText(new RegExp(words.replaceAll(/[()]/g, '.')))).toBeTruthy();
});

it('is switched off, tested, and deleted once that is confirmed', async () => {
  let all: readonly Connection[] = [office];
  const received = serveAccount([], {
    [`GET ${path}`]: () => ({ body: { connections: all } }),
    [`PATCH ${path}/${id}`]: () => ({ body: { connection: { ...office, enabled: false, offReason: 'installer' } } }),
    [`POST ${path}/${id}/test`]: { body: { delivery: { ...failed, event: 'connection.test' } } },
    [`DELETE ${path}/${id}`]: () => {
      all = [];
      return { body: { success: true, message: 'Connection deleted' } };
    },
  });
  openSite('/installer/settings/connections');
  fireEvent.click(await screen.findByRole('switch', { name: 'Send leads to Office CRM' }));
  await press('Test Office CRM');
  expect(await screen.findByText("Office CRM didn't take the test")).toBeTruthy();
  expect(screen.getByText('No answer within 15 seconds; it may have arrived')).toBeTruthy();
  await press('Delete Office CRM');
  const question = within(await screen.findByRole('dialog', { name: 'Delete Office CRM?' }));
  expect(received.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(0);
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Nothing is connected yet.')).toBeTruthy();
  expect(received.filter(({ call }) => call.startsWith('PATCH')).map(({ body }) => body)).toEqual([
    '{"enabled":false}',
  ]);
});

it('shows whom a delivery is about, each attempt, its answer as text, and sends it again', async () => {
  const sent = open([office], {
    [`GET ${path}/${id}/deliveries`]: {
      body: { deliveries: [failed, { ...failed, id: other, leadId: other }], leads: [priya], more: false },
    },
    [`POST ${path}/${id}/deliveries/${failed.id}/redeliver`]: {
      body: { delivery: { ...failed, status: 'delivered' } },
    },
  });
  await press('Deliveries of Office CRM');
  const drawer = within(await screen.findByRole('dialog', { name: 'Deliveries of Office CRM' }));
  const [first, second] = (await drawer.findAllByRole('listitem')).filter((each) => each.querySelector('h3'));
  if (!first || !second) throw new Error('no deliveries');
  expect(within(first).getByText('<b>Oh no</b>')).toBeTruthy();
  expect(within(first).getByText(/The receiver refused it \(500\) · 120 ms/)).toBeTruthy();
  expect(within(first).getByRole('link', { name: 'Priya Nair, Leeds' }).getAttribute('href')).toBe(
    `/installer/dashboard/transcripts/${id}`,
  );
  expect(within(second).queryByRole('link')).toBeNull();
  fireEvent.click(within(first).getByRole('button', { name: 'Redeliver' }));
  expect(await screen.findByText('Sent again: Delivered')).toBeTruthy();
  expect(sent(`POST ${path}/${id}/deliveries/${failed.id}/redeliver`)).toHaveLength(1);
});

it('says what failed where connections could not be loaded', async () => {
  open([], { [`GET ${path}`]: { status: 500, body: { message: 'No', code: 'failed', requestId: 'r' } } });
  expect(await screen.findByText("We couldn't load your connections. Please try again.")).toBeTruthy();
});
