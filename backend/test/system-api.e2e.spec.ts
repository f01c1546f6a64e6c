import { randomUUID } from 'node:crypto';
import { systemScopes } from '@pilotlight/contracts/values/system-key';
import { systemAppointments, systemLeads } from '@pilotlight/contracts/http/public-api';
import { admin, startTestBackend, type TestBackend } from './backend-under-test';
import { dayIn } from './booking-calls';
import { until } from './google-calls';
import { type InstallerOnBoard, newInstaller, signIn } from './people';
import { issuedKeyId, issueKey, listedKeys, newLead, systemKey } from './system-calls';

let backend: TestBackend;
let leeds: InstallerOnBoard;
let key: string;
beforeAll(async () => {
  backend = await startTestBackend();
  leeds = await newInstaller(backend, 'leeds');
  key = await systemKey(backend, leeds);
});
afterAll(() => backend.stop());

const nobodys = '018f5b7e-0000-4000-8000-000000000000';
const get = (path: string, token = key) => backend.call('GET', `/api/v1/${path}`, { token });
const leadsOf = async (path: string, token = key) => systemLeads.response.parse((await get(path, token)).json);
describe("leads by an installer's own system", () => {
  it('come newest first by pages, each once, while new ones come', async () => {
    const bath = await newInstaller(backend, 'bath');
    const token = await systemKey(backend, bath);
    const made = [
      await newLead(backend, bath, 'Ann'),
      await newLead(backend, bath, 'Ben'),
      await newLead(backend, bath, 'Cat'),
    ];
    const first = await leadsOf('leads?limit=2', token);
    await newLead(backend, bath, 'Dan');
    const second = await leadsOf(`leads?limit=2&cursor=${first.next}`, token);
    expect([...first.leads, ...second.leads].map(({ id }) => id)).toEqual(made.toReversed());
    expect(second.next).toBeNull();
    expect(first.leads[0]).toMatchObject({
      name: 'Cat Marsh',
      phone: '+447700900142',
      email: 'cat@home.example',
      stage: 'new',
    });
  });

  it('are found by stage and by when they changed, and nobody but the firm finds them', async () => {
    const id = await newLead(backend, leeds, 'Eve');
    const before = new Date().toISOString();
    const body = { stage: 'lost', reason: 'price' };
    const changed = await backend.call('PATCH', `/api/v1/leads/${id}`, { token: key, body });
    expect([changed.status, changed.json]).toMatchObject([200, { lead: { id, stage: 'lost' } }]);
    expect((await leadsOf(`leads?stage=lost&updatedSince=${before}`)).leads.map((lead) => lead.id)).toEqual([id]);
    const others = await systemKey(backend, await newInstaller(backend, 'york'));
    const [theirs, missing] = [await get(`leads/${id}`, others), await get(`leads/${nobodys}`, others)];
    expect([theirs.status, theirs.json['message']]).toEqual([missing.status, missing.json['message']]);
    expect((await backend.call('PATCH', `/api/v1/leads/${id}`, { token: others, body })).status).toBe(404);
    expect((await leadsOf('leads', others)).leads).toEqual([]);
  });

  it('are not read by a key that may only change them', async () => {
    const id = await newLead(backend, leeds, 'Fay');
    const token = await systemKey(backend, leeds, { scopes: ['leads:write'] });
    const { json } = await backend.call('PATCH', `/api/v1/leads/${id}`, { token, body: { stage: 'won' } });
    expect(json).toEqual({ lead: { id, stage: 'won', updatedAt: expect.any(String) } });
    expect((await get(`leads/${id}`, token)).status).toBe(403);
  });

  it.each(['cursor=nonsense', 'limit=0', 'grade=Z', 'updatedSince=yesterday'])('refuse %s in words', async (query) => {
    const { status, json } = await get(`leads?${query}`);
    expect([status, json]).toMatchObject([400, { code: 'invalid', message: expect.stringMatching(/\w/) }]);
  });
});

describe("a diary by an installer's own system", () => {
  it('is booked once, however often the same request comes', async () => {
    const body = { customerName: 'Jo Marsh', customerPhone: '07700 900142', scheduledAt: `${dayIn(20)}T10:00:00.000Z` };
    const book = (more: object = {}, idempotency = 'order-0001') =>
      backend.call('POST', '/api/v1/appointments', {
        token: key,
        body: { ...body, ...more },
        headers: { 'idempotency-key': idempotency },
      });
    const answers = await Promise.all([book(), book(), book()]);
    const ids = new Set(answers.map(({ json }) => json['appointment']?.['id']));
    expect([answers.map(({ status }) => status), ids.size]).toEqual([[201, 201, 201], 1]);
    const otherwise = [
      { customerName: 'Somebody else' },
      { scheduledAt: `${dayIn(20)}T13:00:00.000Z` },
      { duration: 120 },
    ];
    for (const more of otherwise)
      expect((await book(more)).json).toMatchObject({
        code: 'conflict',
        message: 'This Idempotency-Key was used for another request. Please send a new one.',
      });
    expect((await book({}, 'short')).json['message']).toContain('Idempotency-Key');
    const { appointments } = systemAppointments.response.parse(
      (await get(`appointments?from=${dayIn(20)}&to=${dayIn(20)}`)).json,
    );
    expect(appointments.map(({ customerName, status }) => [customerName, status])).toEqual([['Jo Marsh', 'confirmed']]);
  });

  it('tells the later of two changes how the visit stands', async () => {
    const body = { customerName: 'Kit', customerPhone: '07700 900143', scheduledAt: `${dayIn(21)}T10:00:00.000Z` };
    const { json } = await backend.call('POST', '/api/v1/appointments', { token: key, body });
    const address = `/api/v1/appointments/${json['appointment']?.['id']}`;
    const move = (scheduledAt: string) =>
      backend.call('PATCH', address, { token: key, body: { version: json['appointment']?.['version'], scheduledAt } });
    expect((await move(`${dayIn(21)}T12:00:00.000Z`)).status).toBe(200);
    const late = await move(`${dayIn(21)}T14:00:00.000Z`);
    expect([late.status, late.json['appointment']?.['scheduledAt']]).toEqual([409, `${dayIn(21)}T12:00:00.000Z`]);
  });
});

describe("a key of an installer's own system", () => {
  it('does what it was made for and nothing else', async () => {
    const reading = await systemKey(backend, leeds, { scopes: ['leads:read'] });
    expect((await get('leads', reading)).status).toBe(200);
    const refused = await get(`appointments?from=${dayIn(0)}&to=${dayIn(1)}`, reading);
    expect([refused.status, refused.json['message']]).toEqual([
      403,
      'This key may not do that: it needs appointments:read',
    ]);
    expect((await backend.call('GET', '/api/installer/me', { token: reading })).status).toBe(401);
  });

  it.each([
    ['appointments?to=2027-01-04', '', 400, '“from” as'],
    ['free-times?date=soon', '', 400, '“date” as'],
    ['leads', 'pl_live_mistyped', 401, 'not valid'],
  ])('is told what is wrong: %s', async (what, other, status, message) => {
    expect(await get(what, other || key)).toMatchObject({ status, text: expect.stringContaining(message) });
  });

  it('is shown once, ends at once, and is nowhere in the log', async () => {
    const token = await signIn(backend, leeds);
    const id = await issuedKeyId(backend, token);
    const own = await systemKey(backend, leeds);
    const listed = await listedKeys(backend, token);
    expect(listed.find((each) => each.id === id)).toMatchObject({ name: 'Office books', expiresAt: null });
    expect(JSON.stringify(listed)).not.toContain(own);
    expect(JSON.stringify(await backend.events())).not.toMatch(/pl_live_|Office books/);
    const { rows } = await backend.database.query('select to_jsonb(kept)::text as row from access.system_keys kept');
    expect(JSON.stringify(rows)).not.toContain(own.slice(8));
    const last = (await listedKeys(backend, token))[0]?.id ?? '';
    const revoke = () => backend.call('DELETE', `/api/installer/system-keys/${last}`, { token });
    expect([(await revoke()).status, (await get('leads', own)).status, (await revoke()).status]).toEqual([
      200, 401, 404,
    ]);
  });

  it('is made once under one id and told once, however often and whenever the request comes', async () => {
    const firm = await newInstaller(backend, 'otley');
    const token = await signIn(backend, firm);
    const asked = { keyId: randomUUID(), name: 'Job management', scopes: ['leads:read'], days: null };
    const answers = await Promise.all([1, 2, 3].map(() => issueKey(backend, token, asked)));
    const told = answers.flatMap(({ json }): unknown[] => (json['key'] === null ? [] : [json['key']]));
    expect([answers.map(({ status }) => status), told.length]).toEqual([[201, 201, 201], 1]);
    expect((await listedKeys(backend, token)).map(({ id, name }) => [id, name])).toEqual([
      [asked.keyId, 'Job management'],
    ]);
    expect((await get('leads', String(told[0]))).status).toBe(200);
    expect((await issueKey(backend, token, { ...asked, scopes: ['leads:write'] })).status).toBe(409);
    const others = await signIn(backend, await newInstaller(backend, 'ripon'));
    expect((await issueKey(backend, others, asked)).status).toBe(409);
    await backend.call('DELETE', `/api/installer/system-keys/${asked.keyId}`, { token });
    expect((await issueKey(backend, token, asked)).status).toBe(409);
    expect([await listedKeys(backend, token), (await get('leads', String(told[0]))).status]).toEqual([[], 401]);
  });

  it('tells its secret to whoever asks again where making it broke off', async () => {
    const token = await signIn(backend, leeds);
    const keyId = await issuedKeyId(backend, token);
    await backend.database.query(`update access.system_keys set ending = '' where id = $1`, [keyId]);
    const asked = { keyId, name: 'Office books', scopes: systemScopes, days: null };
    const { json } = await issueKey(backend, token, asked);
    expect((await get('leads', String(json['key']))).status).toBe(200);
  });

  it('is not another firm’s to end', async () => {
    const york = await signIn(backend, await newInstaller(backend, 'hull'));
    const id = await issuedKeyId(backend, await signIn(backend, leeds));
    expect((await backend.call('DELETE', `/api/installer/system-keys/${id}`, { token: york })).status).toBe(404);
  });

  it('rests while its firm is suspended and goes with it', async () => {
    const ely = await newInstaller(backend, 'ely');
    const its = await systemKey(backend, ely);
    const admins = { token: admin.token };
    await backend.call('POST', `/api/admin/installers/${ely.slug}/chatbot/suspend`, admins);
    const statusSoon = async (status: number) => until(async () => (await get('leads', its)).status === status);
    await statusSoon(403);
    await backend.call('POST', `/api/admin/installers/${ely.slug}/reactivate`, admins);
    await statusSoon(200);
    await backend.call('DELETE', `/api/admin/installers/${ely.slug}`, admins);
    await statusSoon(401);
    const left = 'select from access.system_keys where slug = $1';
    await until(async () => (await backend.database.query(left, ['ely'])).rowCount === 0);
  });

  it('says how many calls are left, and refuses those that are too many', async () => {
    const its = await systemKey(backend, await newInstaller(backend, 'selby'));
    const answers = await Promise.all(
      Array.from({ length: 130 }, () =>
        fetch(`${backend.address}/api/v1/leads?limit=1`, { headers: { authorization: `Bearer ${its}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.headers.get('ratelimit-policy')).toBe('"key";q=120;w=60');
  });
});

it('is described for machines and people, in production too', async () => {
  const { json: document, text } = await backend.call('GET', '/api/v1/openapi.json');
  expect(Object.keys(document['paths'] ?? {})).toContain('/api/v1/leads');
  expect(text).not.toContain('/api/admin');
  const page = await fetch(`${backend.address}/api/v1/docs`);
  const html = await page.text();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain('curl -H &quot;Authorization: Bearer $PILOTLIGHT_KEY&quot;');
  expect(html).not.toMatch(/<script|style=|undefined/);
});
