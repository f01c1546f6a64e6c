import { forwardedPayloadSchema } from '@pilotlight/contracts/values/forwarded-lead';
import { Webhook } from 'standardwebhooks';
import { FaultyServer, type SeenRequest } from '../src/gateways/testing/faulty-server';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { crmOnThisMachine, Forwarder } from './forwarding-calls';
import { at } from './google-calls';

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
const typesAt = (name: string): string[] =>
  seenAt(name).map(({ body }) => forwardedPayloadSchema.parse(JSON.parse(body)).type);
const verified = (secret: string, { body, headers }: SeenRequest) =>
  forwardedPayloadSchema.parse(
    new Webhook(secret).verify(
      body,
      Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
    ),
  );

describe('a lead that was left in the chat', () => {
  it('goes to a signed webhook once, as plain data, with what became of it', async () => {
    const leeds = await Forwarder.on(backend, 'leeds');
    const { id, secret } = await leeds.connect(hook('leeds'));
    expect(secret).toMatch(/^whsec_/);
    const visitor = await leeds.lead({ name: '=cmd|calc Priya <b>Nair</b>', phone: '+44 7700 900142' });
    await leeds.delivery(id, 'lead.created', ({ status }) => status === 'delivered');
    await leeds.delivery(id, 'lead.graded', ({ status }) => status === 'delivered');
    const [created] = seenAt('leeds').filter(({ body }) => body.includes('lead.created'));
    if (!created) throw new Error('nothing came');
    expect(verified(secret, created)).toEqual({
      version: 1,
      type: 'lead.created',
      timestamp: expect.any(String),
      data: {
        installer: 'leeds',
        lead: {
          id: visitor.sessionId,
          firstName: 'cmd|calc',
          lastName: expect.stringContaining('Nair'),
          email: null,
          phone: '+447700900142',
          postcode: null,
          need: expect.any(String),
          bestTime: null,
          grade: expect.any(String),
          stage: 'new',
          valuePence: null,
          url: expect.stringContaining('/l/'),
        },
        appointment: null,
        change: null,
      },
    });
    expect(created.body).not.toMatch(/[<>]/);
    await leeds.call('POST', `/api/installer/conversations/${visitor.sessionId}/stage`, { stage: 'quoted' });
    const staged = await leeds.delivery(id, 'lead.stage_changed', ({ status }) => status === 'delivered');
    const [told] = seenAt('leeds').filter(({ headers }) => headers['webhook-id'] === staged.id);
    expect(told && verified(secret, told).data.change).toEqual({ stage: 'quoted', previousStage: 'new' });
    expect(typesAt('leeds').filter((type) => type === 'lead.created')).toHaveLength(1);
  });

  it('is told to those alone that chose to hear of it, and not before it can be reached', async () => {
    const york = await Forwarder.on(backend, 'york');
    const [created, staged] = [
      await york.connect(hook('york-created'), ['lead.created']),
      await york.connect(hook('york-staged'), ['lead.stage_changed']),
    ];
    const shy = await york.visitor();
    await york.call('POST', `/api/installer/conversations/${shy.sessionId}/stage`, { stage: 'contacted' });
    const visitor = await york.lead();
    await york.call('POST', `/api/installer/conversations/${visitor.sessionId}/stage`, { stage: 'won' });
    await york.delivery(created.id, 'lead.created', ({ status }) => status === 'delivered');
    await york.delivery(staged.id, 'lead.stage_changed', ({ status }) => status === 'delivered');
    expect([typesAt('york-created'), typesAt('york-staged')]).toEqual([['lead.created'], ['lead.stage_changed']]);
    const { json } = await york.call('GET', `/${staged.id}/deliveries`);
    expect(json).toMatchObject({
      deliveries: [{ leadId: visitor.sessionId }],
      leads: [{ id: visitor.sessionId, name: 'Priya Nair', postcode: 'LS17 8AB' }],
    });
  });

  it('brings an appointment that was booked, and that it was cancelled', async () => {
    const hull = await Forwarder.on(backend, 'hull');
    const { id, secret } = await hull.connect(hook('hull'));
    const customer = { customerName: 'Jo Marsh', customerPhone: '07700 900142', scheduledAt: at(2) };
    const { json } = await hull.call('POST', '/api/installer/appointments', customer);
    const booked = await hull.delivery(id, 'appointment.booked', ({ status }) => status === 'delivered');
    const [told] = seenAt('hull').filter(({ headers }) => headers['webhook-id'] === booked.id);
    expect(told && verified(secret, told).data).toMatchObject({
      lead: null,
      appointment: { id: json['appointment']?.['id'], customerName: 'Jo Marsh', scheduledAt: at(2), leadId: null },
    });
  });
});

describe('a connection', () => {
  it('shows its secret once, and signs with both for a day after a rotation', async () => {
    const bath = await Forwarder.on(backend, 'bath');
    const { id, secret } = await bath.connect(hook('bath'));
    expect(JSON.stringify(await bath.connections())).not.toContain(secret);
    const { json } = await bath.call('POST', `/${id}/rotate`);
    const fresh = String(json['secret']);
    expect(fresh).not.toBe(secret);
    const { status } = await bath.test(id);
    const [told] = seenAt('bath');
    if (!told) throw new Error('nothing came');
    expect([status, verified(secret, told).type, verified(fresh, told).type]).toEqual([
      'delivered',
      'connection.test',
      'connection.test',
    ]);
    await backend.database.query('update access.connections set former_until = now() where id = $1', [id]);
    await bath.test(id);
    const later = seenAt('bath')[1];
    if (!later) throw new Error('nothing came');
    expect(() => verified(secret, later)).toThrow('No matching signature');
    expect(verified(fresh, later).type).toBe('connection.test');
  });

  it('keeps neither secret nor address readable in the database', async () => {
    const deal = await Forwarder.on(backend, 'deal');
    const { secret } = await deal.connect(hook('deal-is-secret'));
    const { rows } = await backend.database.query('select c::text as row from access.connections c');
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain('deal-is-secret');
    expect(kept).not.toContain(Buffer.from(secret).toString('hex'));
    expect(kept).toContain('127.0.0.1');
  });

  it('sends nothing while it is off, and nothing of that time once it is on', async () => {
    const wells = await Forwarder.on(backend, 'wells');
    const { id } = await wells.connect(hook('wells'), ['lead.created']);
    await wells.call('PATCH', `/${id}`, { enabled: false });
    await wells.lead();
    expect((await wells.call('PATCH', `/${id}`, { enabled: true })).json).toMatchObject({
      connection: { enabled: true, offReason: null },
    });
    const second = await wells.lead();
    await wells.delivery(id, 'lead.created', ({ status }) => status === 'delivered');
    expect((await wells.log(id)).map(({ leadId }) => leadId)).toEqual([second.sessionId]);
  });

  it('is deleted with its log', async () => {
    const ely = await Forwarder.on(backend, 'ely');
    const { id } = await ely.connect(hook('ely'));
    await ely.test(id);
    expect((await ely.call('DELETE', `/${id}`)).status).toBe(200);
    expect((await ely.call('GET', `/${id}/deliveries`)).status).toBe(404);
    const { rows } = await backend.database.query('select from access.lead_deliveries where connection_id = $1', [id]);
    expect(rows).toHaveLength(0);
  });

  it('is seen by the admin without its address, and switched off for good', async () => {
    const ripon = await Forwarder.on(backend, 'ripon');
    const { id } = await ripon.connect(hook('ripon'));
    const { json, text } = await backend.asAdmin('GET', '/api/installers/ripon/connections');
    expect(json).toMatchObject({ connections: [{ id, host: '127.0.0.1', url: null, enabled: true }] });
    expect(text).not.toContain('/hooks/ripon');
    await backend.asAdmin('POST', `/api/installers/ripon/connections/${id}/disable`);
    const refused = { status: 409, json: { message: 'Our team switched this connection off. Please contact us.' } };
    expect(await ripon.call('PATCH', `/${id}`, { enabled: true })).toMatchObject(refused);
    expect(await ripon.call('POST', `/${id}/test`)).toMatchObject(refused);
    expect(seenAt('ripon')).toEqual([]);
    expect(await ripon.connections()).toMatchObject([{ enabled: false, offReason: 'admin' }]);
  });

  it("is nobody else's: another's looks like none", async () => {
    const [derby, leigh] = [await Forwarder.on(backend, 'derby'), await Forwarder.on(backend, 'leigh')];
    const { id } = await derby.connect(hook('derby'));
    const { id: deliveryId } = await derby.test(id);
    const visitor = await derby.lead();
    const own = await leigh.connect(hook('leigh'));
    for (const [method, what] of [
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/rotate'],
      ['POST', '/test'],
      ['GET', '/deliveries'],
      ['POST', `/deliveries/${deliveryId}/redeliver`],
    ] as const)
      expect([
        method,
        what,
        (await leigh.call(method, `/${id}${what}`, method === 'PATCH' ? {} : undefined)).status,
      ]).toEqual([method, what, 404]);
    expect((await leigh.call('POST', `/${own.id}/deliveries/${deliveryId}/redeliver`)).status).toBe(404);
    expect((await backend.asAdmin('POST', `/api/installers/leigh/connections/${id}/disable`)).status).toBe(404);
    const forwarded = await leigh.call('POST', '/api/leads/forward', {
      ids: [visitor.sessionId],
      connectionId: own.id,
      retryKey: own.id,
    });
    expect(forwarded.json).toEqual({ queued: 0, before: 0, leftOut: 1 });
    expect(await derby.connections()).toMatchObject([{ id, enabled: true }]);
    expect(seenAt('leigh')).toHaveLength(0);
  });
});
