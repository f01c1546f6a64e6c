import { PolicyRunners } from '@pilotlight/subscriptions/policies/policy-runners';
import { LeadDeliveries } from '../src/database/lead-deliveries';
import { DeliveryUpkeep } from '../src/forwarding/delivery-upkeep';
import { LeadDelivery } from '../src/forwarding/lead-delivery';
import { type Behaviour, FaultyServer } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { until } from './google-calls';

const fine: Behaviour = { kind: 'answers', status: 200, body: 'ok' };
let behaviour: Behaviour = fine;
let backend: TestBackend;
let other: TestBackend;
let receiver: FaultyServer;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => behaviour);
  backend = await startTestBackend({ crm: crmOnThisMachine() });
  const { databaseUrl, filesDir } = backend;
  other = await startTestBackend({ databaseUrl, filesDir, crm: crmOnThisMachine(), worker: false });
});
afterAll(async () => {
  await other.stop();
  await backend.stop();
  await receiver.stop();
});
beforeEach(() => {
  behaviour = fine;
  receiver.seen.splice(0);
});

const hook = (name: string): string => `${receiver.url}/${name}`;
const seenAt = (name: string) => receiver.seen.filter(({ path }) => path === `/${name}`);
const rowOf = async (id: string) =>
  (await backend.database.query('select * from access.lead_deliveries where id = $1', [id])).rows[0];
const answers = (status: number, headers = {}): Behaviour => ({ kind: 'answers', status, body: 'no', headers });

describe('however processes fare', () => {
  it('two at once send one', async () => {
    const hull = await Forwarder.on(backend, 'hull');
    const { id } = await hull.connect(hook('two'), ['lead.created']);
    behaviour = { kind: 'hangs', after: 'headers' };
    await hull.lead();
    const { id: deliveryId } = await hull.delivery(id, 'lead.created');
    const tries = [backend, other, backend, other].map(({ app }) => app.get(LeadDelivery).deliver(deliveryId));
    await Promise.allSettled(tries);
    await hull.delivery(id, 'lead.created', ({ status }) => status === 'delivered');
    expect(seenAt('two')).toHaveLength(1);
  });

  it('a kill between sending and record leaves it unknown, and it is not sent again by itself', async () => {
    const bath = await Forwarder.on(backend, 'bath');
    const { id } = await bath.connect(hook('killed'), ['lead.stage_changed']);
    const deliveries = other.app.get(LeadDeliveries);
    const visitor = await bath.lead();
    const deliveryId = 'e2f5b6ac-6a3f-4d0e-9c55-0f6a2f8b7c11';
    const lead = { subjectId: visitor.sessionId, appointmentId: null, event: 'lead.created', change: null } as const;
    await deliveries.put({
      id: deliveryId,
      connectionId: id,
      slug: 'bath',
      happenedAt: new Date().toISOString(),
      ...lead,
    });
    const end = deliveries.end.bind(deliveries);
    deliveries.end = () => Promise.reject(new Error('killed'));
    await expect(other.app.get(LeadDelivery).deliver(deliveryId)).rejects.toThrow('killed');
    // It takes jobs like any other process.
    deliveries.end = end;
    expect(seenAt('killed')).toHaveLength(1);
    const upkeep = backend.app.get(DeliveryUpkeep);
    await upkeep.run();
    expect((await rowOf(deliveryId)).status).toBe('sending');
    await backend.database.query(
      `update access.lead_deliveries set sending_since = now() - interval '4 minutes' where id = $1`,
      [deliveryId],
    );
    await upkeep.run();
    await backend.app.get(LeadDelivery).deliver(deliveryId);
    expect(await bath.delivery(id, 'lead.created')).toMatchObject({
      status: 'unknown',
      attempts: [{ status: null, problem: null }],
    });
    expect(seenAt('killed')).toHaveLength(1);
  });

  it('a lost queue costs no lead', async () => {
    const deal = await Forwarder.on(backend, 'deal');
    const { id } = await deal.connect(hook('lost'));
    const deliveryId = 'e2f5b6ac-6a3f-4d0e-9c55-0f6a2f8b7c12';
    await backend.app.get(LeadDeliveries).put({
      id: deliveryId,
      connectionId: id,
      slug: 'deal',
      subjectId: null,
      appointmentId: null,
      event: 'connection.test',
      happenedAt: new Date().toISOString(),
      change: null,
    });
    await backend.database.query(
      `update access.lead_deliveries set next_attempt_at = now() - interval '3 minutes' where id = $1`,
      [deliveryId],
    );
    await backend.app.get(DeliveryUpkeep).run();
    await until(async () => (await rowOf(deliveryId)).status === 'delivered');
  });

  it('what was told is not told again where the log is read again, or read models are folded anew', async () => {
    const ely = await Forwarder.on(backend, 'ely');
    const { id } = await ely.connect(hook('again'));
    await ely.lead();
    await ely.delivery(id, 'lead.graded', ({ status }) => status === 'delivered');
    await ely.delivery(id, 'lead.created', ({ status }) => status === 'delivered');
    const before = seenAt('again').length;
    await backend.rebuild();
    const policies = [backend, other].map(({ app }) => app.get(PolicyRunners));
    // In both: a process that stands by would take over, and go on from where it knows the policy to be.
    await Promise.all(policies.map((each) => each.stop()));
    await backend.database.query(`update policies.checkpoints set position = '' where name = 'forward leads'`);
    await Promise.all(policies.map((each) => each.start()));
    const head = async () =>
      (await backend.database.query(`select position from policies.checkpoints where name = 'forward leads'`)).rows[0]
        .position;
    await until(async () => (await head()) !== '');
    const visitor = await ely.lead();
    await ely.delivery(
      id,
      'lead.created',
      ({ leadId, status }) => leadId === visitor.sessionId && status === 'delivered',
    );
    expect(seenAt('again').filter(({ body }) => body.includes('lead.created'))).toHaveLength(2);
    expect(seenAt('again').length).toBeGreaterThan(before);
  });
});

describe('nothing is sent', () => {
  it('of who was erased, and nothing of them is kept', async () => {
    const wells = await Forwarder.on(backend, 'wells');
    const { id } = await wells.connect(hook('erased'), ['lead.created']);
    behaviour = { kind: 'answers', status: 500, body: 'No room for Priya Nair, 07700 900142' };
    const visitor = await wells.lead();
    const { id: deliveryId } = await wells.delivery(id, 'lead.created', ({ attempts }) => attempts[0]?.status === 500);
    behaviour = fine;
    const erased = await wells.call('POST', `/api/installer/conversations/${visitor.sessionId}/erase`, {});
    expect(erased.status).toBe(200);
    await backend.app.get(LeadDelivery).deliver(deliveryId, true);
    expect(await wells.log(id)).toEqual([]);
    const { rows } = await backend.database.query('select a::text as row from access.lead_delivery_attempts a');
    expect(JSON.stringify(rows)).not.toContain('Priya');
    expect(seenAt('erased')).toHaveLength(1);
  });

  it('for an installer that is suspended', async () => {
    const ripon = await Forwarder.on(backend, 'ripon');
    behaviour = answers(500);
    const { id } = await ripon.connect(hook('suspended'), ['lead.created']);
    await ripon.lead();
    const { id: deliveryId } = await ripon.delivery(id, 'lead.created', ({ attempts }) => attempts[0]?.status === 500);
    behaviour = fine;
    await backend.asAdmin('POST', '/api/admin/installers/ripon/chatbot/suspend', { reason: 'Unpaid' });
    await backend.database.query('update access.lead_deliveries set next_attempt_at = now() where id = $1', [
      deliveryId,
    ]);
    await backend.app.get(LeadDelivery).deliver(deliveryId);
    expect(await rowOf(deliveryId)).toMatchObject({ status: 'cancelled', cancelled: 'suspended' });
    expect(seenAt('suspended')).toHaveLength(1);
  });
});
