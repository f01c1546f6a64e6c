import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { freshBrowser } from '../../../../testing/fresh-browser';
import { openSite } from '../../../../testing/open-site';
import { serveAccount } from '../../testing/account';
import { failed, id, office, path, secret } from './fixtures';

const hubspot = { ...office, kind: 'hubspot', url: null, host: 'api.hubapi.com', name: 'HubSpot' } as const;
const changing = `PATCH ${path}/${id}`;

type Answers = Parameters<typeof serveAccount>[1];
const open = (connection: object, answers: Answers = {}) => {
  const received = serveAccount([], {
    [`GET ${path}`]: { body: { connections: [connection] } },
    [changing]: { body: { connection } },
    ...answers,
  });
  openSite('/installer/settings/connections');
  return (): unknown[] =>
    received.filter(({ call }) => call === changing).map(({ body }): unknown => JSON.parse(body ?? 'null'));
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const escape = (dialog: string) => fireEvent.keyDown(screen.getByRole('dialog', { name: dialog }), { key: 'Escape' });

beforeEach(freshBrowser);

it("changes a webhook's name, address and events", async () => {
  const sent = open(office);
  await press('Edit Office CRM');
  expect(field('Address').value).toBe('https://crm.example.com/hook');
  expect(screen.queryByLabelText('Connect to')).toBeNull();
  type('Name', 'Head office');
  type('Address', 'https://crm.example.com/other');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Lead graded' }));
  await press('Save changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      name: 'Head office',
      url: 'https://crm.example.com/other',
      events: office.events.filter((event) => event !== 'lead.graded'),
    },
  ]);
});

it('keeps the token of HubSpot where none is pasted, and never shows it', async () => {
  const sent = open(hubspot);
  await press('Edit HubSpot');
  expect(field('Private app access token').value).toBe('');
  await press('Save changes');
  await waitFor(() => expect(sent()).toEqual([{ name: 'HubSpot', events: office.events, deals: null }]));
  await press('Edit HubSpot');
  const token = 'pat-eu1-00000000-0000-4000-8000-000000000002';
  type('Private app access token', token);
  await press('Save changes');
  await waitFor(() => expect(sent()[1]).toMatchObject({ token }));
});

it('refuses an address at its field: in the clear at once, a private one as the server says', async () => {
  const message = 'This address is not on the public web, or not at the usual port';
  const sent = open(office, {
    [changing]: { status: 400, body: { field: 'url', message, code: 'invalid', requestId: 'r' } },
  });
  await press('Edit Office CRM');
  type('Address', 'http://crm.example.com/hook');
  await press('Save changes');
  expect(await screen.findByText('Please enter a web address that begins with https://')).toBeTruthy();
  expect(sent()).toEqual([]);
  type('Address', 'https://10.0.0.1/hook');
  await press('Save changes');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field('Address').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText("Couldn't save it")).toBeNull();
});

it('asks before Escape drops what was typed, and goes at once where nothing was', async () => {
  open(office);
  await press('Edit Office CRM');
  escape('Edit Office CRM');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit Office CRM');
  type('Name', 'Head office');
  escape('Edit Office CRM');
  await press('Keep editing');
  expect(field('Name').value).toBe('Head office');
});

it('asks before Escape closes a secret that is shown once', async () => {
  open(office, { [`POST ${path}/${id}/rotate`]: { body: { connection: office, secret } } });
  await press('New secret for Office CRM');
  await press('Make a new one');
  expect(await screen.findByText(secret)).toBeTruthy();
  escape('Your signing secret');
  await press('Show the secret');
  expect(screen.getByText(secret)).toBeTruthy();
  await press('I’ve copied it');
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

it.each([401, 403])('says the cure where HubSpot answers %d', async (status) => {
  const [attempt] = failed.attempts;
  open(hubspot, {
    [`GET ${path}/${id}/deliveries`]: {
      body: { deliveries: [{ ...failed, attempts: [{ ...attempt, status }] }], leads: [], more: false },
    },
  });
  await press('Deliveries of HubSpot');
  const drawer = within(await screen.findByRole('dialog', { name: 'Deliveries of HubSpot' }));
  expect(await drawer.findByText(/HubSpot refused the token\. Paste a new one under Edit\./)).toBeTruthy();
});
