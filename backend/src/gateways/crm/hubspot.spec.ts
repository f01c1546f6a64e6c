import type { ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
import { HubSpot } from './hubspot';
import { targetsOnThisMachine } from './target-rules';
import { HubSpotServer, hubspotToken } from './testing/hubspot-server';

let server: HubSpotServer;
let hubspot: HubSpot;
beforeEach(async () => {
  server = await HubSpotServer.start();
  hubspot = new HubSpot(server.url, { rules: targetsOnThisMachine, patience: 1_000 });
});
afterEach(() => server.stop());

const id = '018f5b7e-0000-4000-8000-000000000001';
const told = (lead: object = {}): ForwardedPayload => ({
  version: 1,
  type: 'lead.graded',
  timestamp: '2026-11-27T09:30:00.000Z',
  data: {
    installer: 'leeds',
    lead: {
      id,
      firstName: 'Priya',
      lastName: 'Nair',
      email: 'priya@nair.example',
      phone: '+447700900142',
      postcode: null,
      need: 'No hot water',
      bestTime: null,
      grade: 'A',
      stage: 'new',
      valuePence: null,
      url: 'https://p.example/l/x',
      ...lead,
    },
    appointment: null,
    change: null,
  },
});
const sent = (lead: object = {}, knownId: string | null = null, token = hubspotToken) =>
  hubspot.upsert({ token, payload: told(lead), knownId, deals: null });

it('makes a contact, and changes it by its email ever after', async () => {
  const { kind, status, externalId, answer } = await sent();
  expect({ kind, status, answer }).toEqual({ kind: 'taken', status: 201, answer: '' });
  expect(await sent({ phone: '+447700900143' })).toMatchObject({ kind: 'taken', status: 200, externalId });
  expect([...server.contacts]).toEqual([
    [externalId, { email: 'priya@nair.example', firstname: 'Priya', lastname: 'Nair', phone: '+447700900143' }],
  ]);
});

it('knows a lead without email by what HubSpot called it', async () => {
  const { externalId } = await sent({ email: null });
  await sent({ email: null, firstName: 'Pria' }, externalId);
  await sent({ email: 'priya@nair.example' }, externalId);
  expect([...server.contacts.values()]).toEqual([
    expect.objectContaining({ email: 'priya@nair.example', firstname: 'Priya' }),
  ]);
});

it('writes custom properties where the account has made them, and no others', async () => {
  server.properties.add('pilotlight_grade').add('pilotlight_need');
  await sent();
  expect([...server.contacts.values()]).toEqual([
    expect.objectContaining({ pilotlight_grade: 'A', pilotlight_need: 'No hot water' }),
  ]);
  expect(JSON.stringify([...server.contacts])).not.toContain('pilotlight_stage');
});

it('needs no right to read properties', async () => {
  server.fault = (call) => (call.includes('/properties/') ? 403 : null);
  expect(await sent()).toMatchObject({ kind: 'taken' });
});

it('says which answer refused it', async () => {
  expect(await sent({}, null, 'pat-of-nobody')).toMatchObject({ kind: 'refused', status: 401, problem: 'refused' });
  server.fault = (call) => (call.startsWith('PATCH') ? 429 : null);
  expect(await sent()).toMatchObject({ kind: 'refused', status: 429, answer: expect.stringContaining('STAND_IN') });
  expect(server.contacts.size).toBe(0);
});

it('changes what somebody else made in between', async () => {
  let isFirst = true;
  server.fault = (call) => {
    if (!call.startsWith('PATCH') || !isFirst) return null;
    isFirst = false;
    server.contacts.set('7', { email: 'priya@nair.example' });
    return 404;
  };
  expect(await sent()).toMatchObject({ kind: 'taken', externalId: '7' });
  expect([...server.contacts.keys()]).toEqual(['7']);
});

it('tries a token without writing', async () => {
  server.fault = (call) => (call.includes('/deals') ? 403 : null);
  expect(await hubspot.test(hubspotToken, null)).toMatchObject({ kind: 'taken', status: 200 });
  expect(await hubspot.test('pat-of-nobody', null)).toMatchObject({ kind: 'refused', status: 401 });
  expect(server.contacts.size).toBe(0);
});
