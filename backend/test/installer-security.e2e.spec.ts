import { randomUUID } from 'node:crypto';
import { ownSessions } from '@pilotlight/contracts/http/security';
import { startTestBackend, type TestBackend } from './backend-under-test';
import { statusesOf } from './http-call';
import { type InstallerOnBoard, newInstaller, password } from './people';
import { newPassword } from './security-calls';
import { settled } from './settled-notifications';
import { issueKey } from './system-calls';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ developerPages: true, trustProxy: true });
});
afterAll(() => backend.stop());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1';
const desk = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

const login = ({ email }: InstallerOnBoard, secret = password, agent = desk, address = '203.0.113.7') =>
  backend.call('POST', '/api/installer/login', {
    body: { email, password: secret },
    headers: { 'user-agent': agent, 'x-forwarded-for': address },
  });
const signedIn = async (installer: InstallerOnBoard, agent?: string, address?: string) =>
  String((await login(installer, password, agent, address)).json['token']);
const as = (token: string) => ({
  list: async () =>
    ownSessions.response.parse((await backend.call('GET', '/api/installer/sessions', { token })).json).sessions,
  end: (id: string) => backend.call('DELETE', `/api/installer/sessions/${id}`, { token }),
  endOthers: () => backend.call('POST', '/api/installer/sessions/end-others', { token }),
  change: (currentPassword: string, to = newPassword) =>
    backend.call('POST', '/api/installer/password', { token, body: { currentPassword, newPassword: to } }),
  stands: async () => (await backend.call('GET', '/api/installer/me', { token })).status === 200,
});

describe("an installer's sessions", () => {
  it('are listed by device and place, this one first, and by no other', async () => {
    const [leeds, york] = [await newInstaller(backend, 'leeds'), await newInstaller(backend, 'york')];
    await signedIn(york);
    await signedIn(leeds, phone, '2001:db8:1:2:3:4:5:6');
    const sessions = await as(await signedIn(leeds)).list();
    expect(sessions.map(({ device, address, current }) => [device, address, current])).toEqual([
      ['Chrome on Windows', '203.0.113.7', true],
      ['Safari on iPhone', '2001:db8:1:2::/64', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain('Mozilla');
  });

  it('end one by one, at once', async () => {
    const bath = await newInstaller(backend, 'bath');
    const [mine, lost] = [await signedIn(bath), await signedIn(bath, phone)];
    const other = (await as(mine).list()).find(({ current }) => !current)?.id ?? '';
    expect((await as(mine).end(other)).status).toBe(200);
    expect([await as(lost).stands(), await as(mine).stands()]).toEqual([false, true]);
    expect((await as(mine).end(other)).status).toBe(404);
  });

  it('end all but the one that asks', async () => {
    const ely = await newInstaller(backend, 'ely');
    const [mine, ...others] = [await signedIn(ely), await signedIn(ely, phone), await signedIn(ely, phone)];
    expect((await as(mine).endOthers()).json['ended']).toBe(2);
    expect(await Promise.all([mine, ...others].map((token) => as(token).stands()))).toEqual([true, false, false]);
    expect(await as(mine).list()).toHaveLength(1);
  });

  it('of another installer are not there', async () => {
    const [hull, wells] = [await newInstaller(backend, 'hull'), await newInstaller(backend, 'wells')];
    const theirs = await signedIn(wells);
    const [session] = await as(theirs).list();
    const mine = as(await signedIn(hull));
    for (const id of [session?.id ?? '', '7f4fc0a9-9b0e-4b7f-8d0e-6a3c7d2f1e10', 'not-an-id'])
      expect([id, (await mine.end(id)).status]).toEqual([id, 404]);
    await mine.endOthers();
    expect(await as(theirs).stands()).toBe(true);
  });

  it('go with a deleted installer, places and devices with them', async () => {
    const derby = await newInstaller(backend, 'derby');
    await signedIn(derby);
    await backend.asAdmin('DELETE', '/api/admin/installers/derby');
    await settled(backend);
    expect((await backend.database.query(`select from access.sessions where slug = 'derby'`)).rows).toEqual([]);
  });
});

it('an email tells of a new API key and what it can do, without the key', async () => {
  const selby = await newInstaller(backend, 'selby');
  const asked = {
    keyId: randomUUID(),
    name: 'Job management',
    scopes: ['leads:read', 'appointments:read'],
    days: null,
  };
  const { json } = await issueKey(backend, await signedIn(selby), asked);
  await settled(backend);
  const outbox = (await backend.asAdmin('GET', '/dev/outbox.json')).text;
  expect(outbox.match(/"eventType":"system_key_issued","subject":"A new API key for [^"]+"/g)).toHaveLength(1);
  expect(outbox).toContain('Whoever holds it can read leads and read the diary.');
  expect(outbox).not.toContain(String(json['key']));
});

describe("an installer's own password", () => {
  it('changes by the current one: every other session ends, this one goes on, and an email says so', async () => {
    const ripon = await newInstaller(backend, 'ripon');
    const [mine, other] = [await signedIn(ripon), await signedIn(ripon, phone)];
    expect((await as(mine).change(password)).status).toBe(200);
    expect([await as(mine).stands(), await as(other).stands()]).toEqual([true, false]);
    expect((await login(ripon)).status).toBe(401);
    expect((await login(ripon, newPassword)).status).toBe(200);
    await settled(backend);
    const outbox = (await backend.asAdmin('GET', '/dev/outbox.json')).text;
    expect(outbox.match(/"eventType":"password_changed","subject":"Your password has been changed"/g)).toHaveLength(1);
    expect(JSON.stringify(await backend.events())).not.toContain(newPassword);
    // And once more, by what is now the current one.
    expect((await as(mine).change(newPassword, 'eight silver spoons sing')).status).toBe(200);
    expect(await as(mine).stands()).toBe(true);
  });

  it.each([
    ['a wrong current one', 'not this one', newPassword, 'Your current password isn’t right. Please try again.'],
    ['one too short', password, 'short', 'Password must be at least 8 characters'],
    ['one too common', password, 'password123', 'This password is too common. Please choose another one.'],
    ['the same one', password, password, 'Please choose a password that differs from your current one.'],
    ['none', password, '', 'Password must be at least 8 characters'],
  ])('is not changed to or by %s', async (about, current, next, message) => {
    const made = await newInstaller(backend, `firm-${about.replaceAll(' ', '-')}`);
    const [mine, other] = [await signedIn(made), await signedIn(made, phone)];
    const { status, json } = await as(mine).change(current, next);
    expect([status, json['code']]).toEqual([400, 'invalid']);
    expect(json['message']).toContain(message);
    expect([await as(mine).stands(), await as(other).stands()]).toEqual([true, true]);
    expect((await login(made)).status).toBe(200);
  });

  it('can not be tried for, by whoever found the dashboard open', async () => {
    const selby = await newInstaller(backend, 'selby');
    const mine = as(await signedIn(selby));
    const tries = await Promise.all(Array.from({ length: 14 }, (_, guess) => mine.change(`guess number ${guess}`)));
    expect(statusesOf(tries)).toEqual([...Array<number>(10).fill(400), ...Array<number>(4).fill(429)]);
    expect((await mine.change(password)).status).toBe(429);
    expect((await login(selby)).status).toBe(200);
  });

  it('is changed by one of two who change it at once, and the other is told', async () => {
    const goole = await newInstaller(backend, 'goole');
    const [one, two] = [as(await signedIn(goole)), as(await signedIn(goole))];
    const answers = await Promise.all([one.change(password), two.change(password, 'eight silver spoons sing')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await one.stands(), await two.stands()].filter(Boolean)).toHaveLength(1);
  });
});
