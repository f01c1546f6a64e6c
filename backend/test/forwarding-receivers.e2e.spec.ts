import { createServer, type Server } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { LeadDelivery } from '../src/forwarding/lead-delivery';
import { type Behaviour, FaultyServer } from '../src/gateways/testing/faulty-server';
import { selfSigned } from '../src/gateways/testing/self-signed';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { until } from './google-calls';

const fine: Behaviour = { kind: 'answers', status: 200, body: 'ok' };
let behaviour: Behaviour = fine;
let backend: TestBackend;
let receiver: FaultyServer;
let leeds: Forwarder;
beforeAll(async () => {
  receiver = await FaultyServer.start(() => behaviour);
  backend = await startTestBackend({ crm: crmOnThisMachine(), developerPages: true });
  leeds = await Forwarder.on(backend, 'leeds');
});
afterAll(async () => {
  await backend.stop();
  await receiver.stop();
});
beforeEach(() => {
  behaviour = fine;
  receiver.seen.splice(0);
});

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const hook = (name: string): string => `${receiver.url}/${name}`;
const seenAt = (name: string) => receiver.seen.filter(({ path }) => path === `/${name}`);
const secondsUntil = (moment: string | null): number => (Date.parse(moment ?? '') - Date.now()) / 1_000;
const answers = (status: number, headers = {}): Behaviour => ({ kind: 'answers', status, body: 'no', headers });

describe('a receiver', () => {
  it.each<[string, Behaviour, object]>([
    ['refuses', answers(500), { status: 500, problem: 'refused', answer: 'no' }],
    [
      'is somewhere else',
      answers(302, { location: 'http://127.0.0.1:9/inside' }),
      { status: 302, problem: 'redirected' },
    ],
    ['hangs', { kind: 'hangs', after: 'nothing' }, { status: null, problem: 'timeout' }],
    ['closes early', { kind: 'cuts', after: 'nothing' }, { status: null, problem: 'unreachable' }],
    ['babbles', { kind: 'babbles' }, { status: null, problem: 'unreachable' }],
  ])('that %s is tried again, with what it did on record', async (name, does, attempt) => {
    behaviour = does;
    const { id } = await leeds.connect(hook(name), ['lead.created']);
    await leeds.lead();
    const failed = await leeds.delivery(
      id,
      'lead.created',
      ({ status, attempts }) => status === 'waiting' && attempts.length === 1,
    );
    expect(failed).toMatchObject({ status: 'waiting', attempts: [attempt] });
    expect(secondsUntil(failed.nextAttemptAt)).toBeLessThan(6.5);
    await leeds.call('DELETE', `/${id}`);
  });

  it.each<[string, Behaviour]>([
    ['drips its answer', { kind: 'drips' }],
    ['floods us', { kind: 'floods' }],
    ['cuts its answer short', { kind: 'cuts', after: 'headers' }],
    ['never ends its answer', { kind: 'hangs', after: 'headers' }],
  ])('that %s after its status has taken it, and a kilobyte of its words is kept at most', async (name, does) => {
    behaviour = does;
    const { id } = await leeds.connect(hook(name), ['lead.created']);
    const { status, attempts } = await leeds.test(id);
    expect([status, attempts[0]?.status]).toEqual(['delivered', 201]);
    expect(attempts[0]?.answer.length).toBeLessThanOrEqual(1_024);
    await leeds.call('DELETE', `/${id}`);
  });

  it('that asks for time gets it, and then its lead under the same id', async () => {
    behaviour = answers(429, { 'retry-after': '120' });
    const { id } = await leeds.connect(hook('busy'), ['lead.created']);
    await leeds.lead();
    const failed = await leeds.delivery(
      id,
      'lead.created',
      ({ status, attempts }) => status === 'waiting' && attempts[0]?.status === 429,
    );
    expect(secondsUntil(failed.nextAttemptAt)).toBeGreaterThan(100);
    behaviour = fine;
    await backend.database.query(`update access.lead_deliveries set next_attempt_at = now() where id = $1`, [
      failed.id,
    ]);
    await backend.app.get(LeadDelivery).deliver(failed.id);
    expect(seenAt('busy').map(({ headers }) => headers['webhook-id'])).toEqual([failed.id, failed.id]);
    expect(await leeds.delivery(id, 'lead.created')).toMatchObject({
      status: 'delivered',
      attempts: [{}, { status: 200 }],
    });
  });

  it('whose certificate nobody vouches for gets nothing', async () => {
    const server = createServer(selfSigned('127.0.0.1'), (_, response) => void response.end('ok'));
    servers.push(server);
    let served = 0;
    server.on('request', () => (served += 1));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { id } = await leeds.connect(`https://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    expect(await leeds.test(id)).toMatchObject({ status: 'failed', attempts: [{ problem: 'bad-certificate' }] });
    expect(served).toBe(0);
    await leeds.call('DELETE', `/${id}`);
  });

  it('that fails eight times has its lead given up, to be sent again by hand', async () => {
    behaviour = answers(503);
    const { id } = await leeds.connect(hook('dead'), ['lead.created']);
    await leeds.lead();
    const { id: deliveryId } = await leeds.delivery(id, 'lead.created', ({ attempts }) => attempts[0]?.status === 503);
    for (let tries = 2; tries <= 8; tries += 1) {
      await backend.database.query(`update access.lead_deliveries set next_attempt_at = now() where id = $1`, [
        deliveryId,
      ]);
      await backend.app.get(LeadDelivery).deliver(deliveryId, true);
    }
    expect(await leeds.delivery(id, 'lead.created')).toMatchObject({ status: 'failed', nextAttemptAt: null });
    behaviour = fine;
    const { json } = await leeds.call('POST', `/${id}/deliveries/${deliveryId}/redeliver`);
    expect(json['delivery']).toMatchObject({ status: 'delivered' });
    expect(seenAt('dead')).toHaveLength(9);
  });

  it('that is gone is switched off, and its installer told', async () => {
    behaviour = answers(410);
    const { id } = await leeds.connect(hook('gone'), ['lead.created'], 'Old CRM');
    await leeds.lead();
    await until(async () => (await leeds.connections()).find((each) => each.id === id)?.offReason === 'gone');
    expect(await leeds.delivery(id, 'lead.created')).toMatchObject({ status: 'failed' });
    const told = await until(async () => {
      const { text } = await backend.asAdmin('GET', '/dev/outbox.json');
      return text.includes('Leads are no longer sent to Old CRM') && text;
    });
    expect(told).toContain('It answered that it is gone for good (410)');
  });

  it('that has failed for a week is switched off', async () => {
    behaviour = answers(500);
    const { id } = await leeds.connect(hook('week'), ['lead.created'], 'Weak CRM');
    await backend.database.query(
      `update access.connections set failing_since = now() - interval '7 days' where id = $1`,
      [id],
    );
    await leeds.lead();
    await until(async () => (await leeds.connections()).find((each) => each.id === id)?.offReason === 'failing');
  });

  it('that is down is left alone for a while, and nothing of what waits is lost', async () => {
    behaviour = answers(500);
    const york = await Forwarder.on(backend, 'york');
    const { id } = await york.connect(hook('down'), ['lead.created']);
    for (let times = 0; times < 5; times += 1) await york.test(id);
    receiver.seen.splice(0);
    behaviour = fine;
    await york.lead();
    const rested = await york.delivery(id, 'lead.created', ({ nextAttemptAt }) => secondsUntil(nextAttemptAt) > 30);
    expect([rested.status, rested.attempts, seenAt('down')]).toEqual(['waiting', [], []]);
  });
});

describe('a connection', () => {
  it('takes a new name and address, and says that the address is at fault where it is', async () => {
    const stoke = await Forwarder.on(backend, 'stoke');
    const { id } = await stoke.connect(hook('stoke'));
    const refused = await stoke.call('PATCH', `/${id}`, { url: 'https://user:secret@crm.example.com' });
    expect(refused).toMatchObject({
      status: 400,
      json: { field: 'url', message: 'Please leave out the user name and password' },
    });
    await stoke.call('PATCH', `/${id}`, { name: 'Head office', url: hook('stoke-new') });
    await stoke.test(id);
    expect(await stoke.connections()).toMatchObject([{ name: 'Head office', url: hook('stoke-new') }]);
    expect([seenAt('stoke').length, seenAt('stoke-new').length]).toEqual([0, 1]);
  });
});
