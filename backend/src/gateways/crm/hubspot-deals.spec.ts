import type { HubSpotDealSettings } from '@pilotlight/contracts/values/connection';
import type { ForwardedLead, ForwardedPayload } from '@pilotlight/contracts/values/forwarded-lead';
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
const priya: ForwardedLead = {
  id,
  firstName: 'Priya',
  lastName: 'Nair',
  email: null,
  phone: '+447700900142',
  postcode: null,
  need: 'No hot water',
  bestTime: null,
  grade: 'A',
  stage: 'new',
  valuePence: null,
  url: 'https://p.example/l/x',
};
const usual: HubSpotDealSettings = { pipeline: '', stages: {} };
const settings = (some: Partial<HubSpotDealSettings>) => ({ ...usual, ...some });

/** One visitor's lead and what HubSpot called its contact, as a delivery after the other keeps it. */
const lead = (deals: HubSpotDealSettings = usual) => {
  let knownId: string | null = null;
  return async (some: Partial<ForwardedLead> = {}, type: ForwardedPayload['type'] = 'lead.stage_changed') => {
    const data = { installer: 'leeds', lead: { ...priya, ...some }, appointment: null, change: null };
    const payload = { version: 1, type, timestamp: '2026-11-27T09:30:00.000Z', data } as const;
    const outcome = await hubspot.upsert({ token: hubspotToken, payload, knownId, deals });
    knownId = outcome.externalId ?? knownId;
    return outcome;
  };
};
const dealsThere = () =>
  [...server.sales.deals.values()].map(({ properties, contacts }) => ({ ...properties, contacts: [...contacts] }));

it('makes one deal of a lead, hanging on its contact, and moves it as the lead moves', async () => {
  const send = lead();
  expect(await send({}, 'lead.created')).toMatchObject({ kind: 'taken', answer: '' });
  const contacts = [...server.contacts.keys()];
  const made = { pilotlight_lead_id: id, dealname: 'Priya Nair: No hot water', pipeline: 'default', contacts };
  expect(dealsThere()).toEqual([{ ...made, dealstage: 'appointmentscheduled' }]);
  await send({ stage: 'contacted' });
  expect(dealsThere()).toEqual([{ ...made, dealstage: 'qualifiedtobuy' }]);
  await send({ stage: 'quoted' });
  expect(dealsThere()).toEqual([{ ...made, dealstage: 'contractsent' }]);
  await send({ stage: 'won', valuePence: 245_050 });
  expect(dealsThere()).toEqual([{ ...made, dealstage: 'closedwon', amount: '2450.50' }]);
  expect(server.contacts.size).toBe(1);
});

it('makes no second deal or contact where an answer was lost and the lead is sent again', async () => {
  const send = lead();
  server.isLost = (call) => call === 'POST /crm/v3/objects/deals';
  expect(await send({}, 'lead.created')).toMatchObject({ kind: 'refused', externalId: expect.any(String) });
  server.isLost = () => false;
  expect(await send({}, 'lead.created')).toMatchObject({ kind: 'taken' });
  expect([server.sales.deals.size, server.contacts.size]).toEqual([1, 1]);
});

it('changes the deal that somebody else made in between', async () => {
  const send = lead();
  await send({}, 'lead.created');
  let isFirst = true;
  server.fault = (call) => {
    const isAsked = isFirst && call.startsWith('PATCH /crm/v3/objects/deals');
    isFirst &&= !isAsked;
    return isAsked ? 404 : null;
  };
  expect(await send({ stage: 'won' })).toMatchObject({ kind: 'taken' });
  expect(dealsThere()).toEqual([expect.objectContaining({ dealstage: 'closedwon' })]);
});

it('leaves a deal where the salesperson moved it until the lead’s own stage changes', async () => {
  const send = lead();
  await send({}, 'lead.created');
  const [[dealId, deal] = []] = server.sales.deals;
  if (!dealId || !deal) throw new Error('There is a deal');
  const moved = { ...deal.properties, dealstage: 'presentationscheduled', dealname: 'Nair, Roundhay' };
  server.sales.deals.set(dealId, { ...deal, properties: moved });
  await send({}, 'lead.graded');
  expect(dealsThere()).toEqual([expect.objectContaining(moved)]);
  await send({ stage: 'lost' });
  expect(dealsThere()).toEqual([expect.objectContaining({ dealstage: 'closedlost', dealname: 'Nair, Roundhay' })]);
});

it('goes to the pipeline and stages that the installer names, by what they are called or by id', async () => {
  const send = lead(settings({ pipeline: 'service plans', stages: { won: '902', new: 'asked' } }));
  await send({}, 'lead.created');
  expect(dealsThere()).toEqual([expect.objectContaining({ pipeline: '7713210', dealstage: '901' })]);
  await send({ stage: 'won' });
  expect(dealsThere()).toEqual([expect.objectContaining({ pipeline: '7713210', dealstage: '902' })]);
});

it.each([
  [settings({ pipeline: 'Plumbing' }), 'There is no deal pipeline "Plumbing"'],
  [settings({ stages: { won: 'Signed' } }), 'There is no stage "Signed" in "Sales Pipeline"'],
])('says what the account has no pipeline or stage for, tried out (%j) or sent', async (named, answer) => {
  const refused = { kind: 'refused', status: null, answer };
  expect(await hubspot.test(hubspotToken, named)).toMatchObject(refused);
  expect(await lead(named)({ stage: 'won' })).toMatchObject(refused);
  expect([server.sales.deals.size, server.contacts.size]).toEqual([0, 1]);
});

it('tries rights and names without writing', async () => {
  expect(await hubspot.test(hubspotToken, usual)).toMatchObject({ kind: 'taken', status: 200 });
  server.fault = (call) => (call.includes('/deals') ? 403 : null);
  expect(await hubspot.test(hubspotToken, usual)).toMatchObject({ kind: 'refused', status: 403 });
  expect(server.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

it('makes the property that a deal is found by once, and refuses one whose values aren’t unique', async () => {
  await lead()();
  await lead()({ id: '018f5b7e-0000-4000-8000-000000000002', phone: '+447700900143' });
  expect(server.calls.filter((call) => call === 'POST /crm/v3/properties/deals')).toHaveLength(1);
  expect(server.sales.properties.get('pilotlight_lead_id')).toBe(true);
  server.sales.properties.set('pilotlight_lead_id', false);
  const fresh = new HubSpot(server.url, { rules: targetsOnThisMachine, patience: 1_000 });
  const payload = {
    version: 1,
    type: 'lead.created',
    timestamp: '2026-11-27T09:30:00.000Z',
    data: { installer: 'leeds', lead: priya, appointment: null, change: null },
  } as const;
  expect(await fresh.upsert({ token: hubspotToken, payload, knownId: null, deals: usual })).toMatchObject({
    kind: 'refused',
    answer: 'The deal property pilotlight_lead_id must require unique values',
  });
});
