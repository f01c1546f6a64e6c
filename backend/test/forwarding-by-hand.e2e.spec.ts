import { forwardedPayloadSchema } from '@pilotlight/contracts/values/forwarded-lead';
import { FaultyServer, type SeenRequest } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { until } from './google-calls';

let backend: TestBackend;
let receiver: FaultyServer;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => ({ kind: 'answers', status: 204, body: '' }));
  backend = await startTestBackend({ crm: crmOnThisMachine() });
});
afterAll(async () => {
  await backend.stop();
  await receiver.stop();
});

const hook = (name: string): string => `${receiver.url}/hooks/${name}`;
const seenAt = (name: string): SeenRequest[] => receiver.seen.filter((each) => each.path === `/hooks/${name}`);

const idsOf = (...leads: { readonly sessionId: string }[]) => leads.map(({ sessionId }) => sessionId);

describe('by hand', () => {
  it('chosen leads go to a connection, each once until it is wanted again; those that cannot be reached stay', async () => {
    const truro = await Forwarder.on(backend, 'truro');
    const [first, second, shy] = [await truro.lead(), await truro.lead(), await truro.visitor()];
    const { id } = await truro.connect(hook('truro'), ['lead.created']);
    const forward = async (retryKey: string, ids: readonly string[], more = {}) =>
      (await truro.call('POST', '/api/leads/forward', { ids, connectionId: id, retryKey, ...more })).json;
    const some = idsOf(first, shy, first);
    const pressedTwice = await Promise.all([forward('first-press', some), forward('first-press', some)]);
    for (const answer of pressedTwice) expect(answer).toEqual({ queued: 1, before: 0, leftOut: 1 });
    const all = idsOf(first, second, shy);
    expect(await forward('another-press', all)).toEqual({ queued: 1, before: 1, leftOut: 1 });
    expect(await forward('another-press', all, { again: true })).toEqual({ queued: 2, before: 0, leftOut: 1 });
    await until(() => seenAt('truro').length === 3);
    const body = { ids: all, connectionId: id, retryKey: 'by-the-admin' };
    const asAdmin = async (more = {}) =>
      (await backend.asAdmin('POST', '/api/installers/truro/leads/forward', { ...body, ...more })).json;
    expect(await asAdmin()).toEqual({ queued: 0, before: 2, leftOut: 1 });
    expect(await asAdmin({ again: true })).toEqual({ queued: 2, before: 0, leftOut: 1 });
    await until(() => seenAt('truro').length === 5);
    const told = seenAt('truro').map(({ body: text }) => forwardedPayloadSchema.parse(JSON.parse(text)).data.lead?.id);
    expect(told.filter((lead) => lead === first.sessionId)).toHaveLength(3);
    expect(told.filter((lead) => lead === second.sessionId)).toHaveLength(2);
  });

  it('however often a lead is sent at once, it goes once; where it was refused for good it goes anew', async () => {
    const ludlow = await Forwarder.on(backend, 'ludlow');
    const { sessionId } = await ludlow.lead();
    const { id } = await ludlow.connect(hook('ludlow'), ['lead.created']);
    const press = async (retryKey: string): Promise<unknown> => {
      const body = { ids: [sessionId], connectionId: id, retryKey };
      return (await ludlow.call('POST', '/api/leads/forward', body)).json['queued'];
    };
    const presses = await Promise.all(Array.from({ length: 20 }, (_, number) => press(`press-number-${number}`)));
    expect(presses.filter((queued) => queued === 1)).toHaveLength(1);
    await ludlow.delivery(id, 'lead.forwarded', ({ status }) => status === 'delivered');
    expect(await press('a-later-press')).toBe(0);
    await backend.database.query(`update access.lead_deliveries set status = 'failed' where connection_id = $1`, [id]);
    expect(await press('the-last-press')).toBe(1);
  });

  it('one delivery goes again under its own id', async () => {
    const ayr = await Forwarder.on(backend, 'ayr');
    const { id } = await ayr.connect(hook('ayr'), ['lead.created']);
    await ayr.lead();
    const sent = await ayr.delivery(id, 'lead.created', ({ status }) => status === 'delivered');
    const { json } = await ayr.call('POST', `/${id}/deliveries/${sent.id}/redeliver`);
    expect(json['delivery']).toMatchObject({
      id: sent.id,
      status: 'delivered',
      attempts: [{ attempt: 1 }, { attempt: 2 }],
    });
    expect(seenAt('ayr').map(({ headers }) => headers['webhook-id'])).toEqual([sent.id, sent.id]);
  });
});
