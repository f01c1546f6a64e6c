import { forwardEvents } from '@pilotlight/contracts/values/connection';
import { HubSpotServer, hubspotToken } from '../src/gateways/crm/testing/hubspot-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { until } from './google-calls';

let hubspot: HubSpotServer;
let backend: TestBackend;
beforeAll(async () => {
  hubspot = await HubSpotServer.start();
  backend = await startTestBackend({ crm: crmOnThisMachine(hubspot.url) });
});
afterAll(async () => {
  await backend.stop();
  await hubspot.stop();
});

const asked = { kind: 'hubspot', name: 'HubSpot', token: hubspotToken, events: forwardEvents };
const dealsThere = () => [...hubspot.sales.deals.values()].map(({ properties }) => properties);

it('makes a deal of a lead once it is asked for, and tells it what the won job is worth', async () => {
  const leeds = await Forwarder.on(backend, 'leeds');
  const { json } = await leeds.call('POST', '', asked);
  const connectionId = String(json['connection']?.['id']);
  const first = await leeds.lead();
  await leeds.delivery(connectionId, 'lead.created', ({ status }) => status === 'delivered');
  expect([hubspot.contacts.size, dealsThere()]).toEqual([1, []]);
  const deals = { pipeline: '', stages: { won: 'Closed Won' } };
  const { json: changed } = await leeds.call('PATCH', `/${connectionId}`, { deals });
  expect(changed['connection']?.['deals']).toEqual(deals);
  const stage = { stage: 'won', valuePence: 120_000 };
  await leeds.call('POST', `/api/installer/conversations/${first.sessionId}/stage`, stage);
  await until(async () => dealsThere().length === 1);
  expect(dealsThere()).toEqual([
    expect.objectContaining({ pilotlight_lead_id: first.sessionId, dealstage: 'closedwon', amount: '1200.00' }),
  ]);
});

it('says in a test what the account has no stage for', async () => {
  const york = await Forwarder.on(backend, 'york');
  const { json } = await york.call('POST', '', { ...asked, deals: { pipeline: 'Plumbing', stages: {} } });
  const { status, attempts } = await york.test(String(json['connection']?.['id']));
  expect([status, attempts[0]?.answer]).toEqual(['failed', 'There is no deal pipeline "Plumbing"']);
});

it("knows nothing of the former account once it has another's token: a contact of the same id stays as it is", async () => {
  const bath = await Forwarder.on(backend, 'bath');
  const { json } = await bath.call('POST', '', { ...asked, events: ['lead.created'] });
  const connectionId = String(json['connection']?.['id']);
  const before = new Set(hubspot.contacts.keys());
  const { sessionId } = await bath.lead({ name: 'Jo Marsh', email: 'jo@marsh.example', phone: '07700 900143' });
  await bath.delivery(connectionId, 'lead.created', ({ status }) => status === 'delivered');
  const [made = ''] = [...hubspot.contacts.keys()].filter((id) => !before.has(id));
  hubspot.contacts.clear();
  const carla = { email: 'carla@important.example', firstname: 'Carla' };
  hubspot.contacts.set(made, carla);
  hubspot.token = `${hubspotToken}-of-another-account`;
  await bath.call('PATCH', `/${connectionId}`, { token: hubspot.token });
  await bath.call('POST', '/api/leads/forward', { ids: [sessionId], connectionId, retryKey: 'one-press' });
  await bath.delivery(connectionId, 'lead.forwarded', ({ status }) => status === 'delivered');
  expect(hubspot.contacts.get(made)).toEqual(carla);
  expect([...hubspot.contacts.values()].map(({ firstname }) => firstname)).toEqual(['Carla', 'Jo']);
});
